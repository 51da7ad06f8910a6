// Views that constraints place: a reader resizes their container, and changes constants and priorities.
"use strict";

(() => {
  const { make } = gallery;
  const { bytes, engine, svg, button, choice, comparison, holdGrips, key, named, pull, status, viewBox, Code } = gallery.live;

  const margin = 22;
  const least = 100;
  /** How many handles stand beside a scene without most of its controls. */
  const few = 3;
  const rounded = (number) => String(Number(number.toFixed(1)));
  const words = ({ kind }, value) => kind === "priority" ? value === 1000 ? "required" : String(value) : `${rounded(value)} pt`;
  const spoken = ({ kind }, value) => kind === "priority" ? `${value}${value === 1000 ? ", required" : ""}` : `${rounded(value)} points`;

  // MARK: Texts

  const ruler = document.createElement("canvas").getContext("2d");
  /** How wide a text is in the label's font, whichever font the page has: the whole text has the width that UIKit gives it. */
  function measure({ text, textSize: [width, height] }) {
    ruler.font = `${height / 1.19}px system-ui, sans-serif`;
    const scale = width / (ruler.measureText(text).width || 1);
    return (part) => ruler.measureText(part).width * scale;
  }

  /** The lines of a text in a width: in one line what fits, with dots for the rest. */
  function lines(view, [width, height]) {
    const widthOf = measure(view);
    if (height < 1.5 * view.textSize[1]) {
      if (width >= view.textSize[0] - 0.5) return [view.text];
      let count = view.text.length;
      while (count > 0 && widthOf(`${view.text.slice(0, count).trimEnd()}…`) > width) count -= 1;
      return [`${view.text.slice(0, count).trimEnd()}…`];
    }
    return view.text.split(" ").reduce((all, word) => {
      const longer = all.length ? `${all.at(-1)} ${word}` : word;
      return all.length && widthOf(longer) <= width ? [...all.slice(0, -1), longer] : [...all, word];
    }, []);
  }

  // MARK: A way

  /** The screen of a way, in an engine of its own. */
  class Pane {
    static async open(way) {
      const pane = new Pane();
      pane.way = way;
      pane.record = way.scene.constraints;
      pane.engine = await engine("Constraints");
      pane.restart();
      return pane;
    }

    /** Begins with the lesson's values and the lesson's size. */
    restart() {
      this.insets = this.record.guides.map(({ insets }) => [...insets]);
      const data = bytes(this.record.numbers);
      const start = this.engine.roomForNumbers(data.length / 8);
      new Uint8Array(this.engine.memory.buffer, start, data.length).set(data);
      if (!this.engine.openConstraints()) throw new Error("The constraints can't be read.");
      this.values = new Map(this.record.handles.map(({ name, value }) => [name, value]));
      this.size = [...this.record.size];
    }

    handle(name) { return this.record.handles.find((each) => each.name === name); }

    set(name, value) {
      const handle = this.handle(name);
      if (!handle) return;
      this.values.set(name, value);
      if (handle.kind === "inset") {
        this.insets[handle.guide][handle.edge] = value;
        this.engine.setInsets(handle.guide, ...this.insets[handle.guide]);
      }
      for (const statement of handle.statements) {
        if (handle.kind === "priority") this.engine.setPriority(statement, value);
        else if (handle.kind === "isActive") this.engine.setActive(statement, value);
        else this.engine.setConstant(statement, value + handle.offset);
      }
    }

    resize(size) {
      this.size = [...size];
      this.engine.resizeConstraints(...size);
    }

    /** Gives guides the insets that the phone has upright or on its side. */
    turn(isTurned) {
      this.record.guides.forEach(({ insets, turned }, number) => {
        this.insets[number] = [...isTurned ? turned : insets];
        this.engine.setInsets(number, ...this.insets[number]);
      });
      for (const { name, kind, guide, edge } of this.record.handles) if (kind === "inset") this.values.set(name, this.insets[guide][edge]);
    }

    /** The rectangle of a guide. */
    rectangle(guide) {
      const { wideWidth, growth } = this.record.guides[guide];
      const [top, left, bottom, right] = this.insets[guide];
      const side = this.size[0] >= wideWidth ? growth : 0;
      return [left + side, top, Math.max(this.size[0] - left - right - 2 * side, 0), Math.max(this.size[1] - top - bottom, 0)];
    }

    get frames() {
      const { length } = this.record.views;
      // The engine may take more memory for its answer, and its buffer is another then.
      const start = this.engine.constrainedFrames();
      const all = new Float64Array(this.engine.memory.buffer, start, 4 * length);
      return Array.from({ length }, (_, index) => [...all.slice(4 * index, 4 * index + 4)]);
    }

    /** The frames in the container. */
    get places() {
      const places = [];
      for (const [index, [x, y, width, height]] of this.frames.entries()) {
        const [left, top] = places[this.record.views[index].parent] ?? [0, 0];
        places.push([left + x, top + y, width, height]);
      }
      return places;
    }

    get ambiguous() { return this.record.views.flatMap(({ name }, index) => this.engine.isAmbiguous(index) ? [name] : []); }
    isBroken({ statement }) { return this.engine.isBroken(statement) !== 0; }
    get broken() { return this.record.constraints.filter((each) => this.isBroken(each)); }

    /** The constant or the priority of a constraint as it is now, or whether it is active. */
    now(constraint, kind) {
      const handle = this.record.handles.find((each) => each.kind === kind && each.statements.includes(constraint.statement));
      return handle ? this.values.get(handle.name) : constraint[kind] ?? 1;
    }

    get active() { return this.record.constraints.filter((each) => this.now(each, "isActive")); }

    /** A constraint as an equation. */
    words(constraint) {
      const { first, relation, second, multiplier, identifier } = constraint;
      const side = ({ view, guide, attribute }) => view === undefined
        ? `${this.record.containerName}.${guide === undefined ? "" : `${this.record.guides[guide].name}.`}${attribute}` : `${this.record.views[view].name}.${attribute}`;
      const constant = this.now(constraint, "constant");
      const number = rounded(Math.abs(constant));
      const priority = this.now(constraint, "priority");
      const right = second === undefined ? rounded(constant)
        : `${multiplier === 1 ? "" : `${multiplier} × `}${side(second)}${constant ? ` ${constant < 0 ? "−" : "+"} ${number}` : ""}`;
      return `${identifier ? `${identifier}: ` : ""}${side(first)} ${relation} ${right}${priority < 1000 ? `, priority ${priority}` : ""}`;
    }

    /** Whether the frames are these to the last bit. */
    agrees(part) { return this.frames.every((frame, index) => frame.every((number, place) => number === this.record.views[index][part][place])); }

    // MARK: Drawing

    image(isSmall, pull) {
      const { size: [width, height], places } = this;
      const contents = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y, , h]) => y + h))];
      const box = viewBox(isSmall, this.size, [this.record.size, this.record.turnedSize], margin, contents);
      const image = svg("svg", { viewBox: box.join(" "), width: box[2], height: box[3], class: "layout constraints", role: "img", "aria-label": this.say(false) });
      const hatch = svg("pattern", { id: `hatch-${Pane.hatches += 1}`, width: 10, height: 10, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
      hatch.append(svg("rect", { width: 4, height: 10, class: "hatch" }));
      image.append(hatch, svg("rect", { class: "body", x: 2, y: 2, width: width + 2 * margin - 4, height: height + 2 * margin - 4, rx: 24 }));
      const container = svg("g", { transform: `translate(${margin} ${margin})` });
      const shown = svg("svg", { width, height });
      shown.append(svg("rect", { width, height, fill: this.record.color ?? "#ffffff" }));
      places.forEach(([x, y, itemWidth, itemHeight], index) => {
        const view = this.record.views[index];
        const part = svg("svg", { x, y, width: itemWidth, height: itemHeight });
        if (view.color) part.append(svg("rect", { width: itemWidth, height: itemHeight, fill: view.color }));
        // What has neither colour nor text contains others, as a stack does.
        if (view.isField) part.append(svg("rect", { class: "field", x: 0.5, y: 0.5, width: Math.max(itemWidth - 1, 0), height: Math.max(itemHeight - 1, 0), rx: 5 }));
        else if (!view.color && !view.text) shown.append(svg("rect", { class: "box", x, y, width: itemWidth, height: itemHeight }));
        if (view.text) part.append(...this.text(view, [itemWidth, itemHeight]));
        shown.append(part);
        if (this.engine.isAmbiguous(index)) {
          // What has no size shows its place.
          const [w, h] = [Math.max(itemWidth, 8), Math.max(itemHeight, 8)];
          shown.append(svg("rect", { x: Math.max(x - (w - itemWidth) / 2, 0), y: Math.max(y - (h - itemHeight) / 2, 0), width: w, height: h, class: "ambiguous", fill: `url(#${hatch.id})` }));
        }
      });
      this.record.guides.forEach(({ name }, number) => {
        const [x, y, w, h] = this.rectangle(number);
        if (name === "safeAreaLayoutGuide") shown.append(svg("path", { class: "covered", "fill-rule": "evenodd", d: `M0 0H${width}V${height}H0ZM${x} ${y}h${w}v${h}h${-w}Z` }));
        shown.append(svg("rect", { class: "guide", x, y, width: w, height: h }));
      });
      container.append(shown);
      for (const constraint of this.active) {
        const d = this.line(constraint, places);
        // On any colour a line has a light edge.
        if (d) container.append(svg("path", { d, class: "halo" }), svg("path", { d, class: this.isBroken(constraint) ? "rule broken" : "rule" }));
      }
      const corner = svg("path", { class: "corner", d: `M${width - 4} ${height - 26}V${height - 4}H${width - 26}Z` });
      const grip = svg("rect", { class: "grip", x: width - 34, y: height - 34, width: 34 + margin, height: 34 + margin });
      const edge = svg("rect", { class: "grip side", x: width - 8, y: 0, width: 8 + margin, height: Math.max(height - 34, 0) });
      grip.addEventListener("pointerdown", (event) => pull(event, container, true));
      edge.addEventListener("pointerdown", (event) => pull(event, container, false));
      container.append(corner, edge, grip);
      image.append(container);
      return image;
    }

    text(view, [width, height]) {
      const widthOf = measure(view);
      const inset = view.textInset ?? 0;
      const all = lines(view, [width - 2 * inset, height]);
      const lineHeight = view.textSize[1];
      return all.map((line, index) => {
        const part = svg("text", {
          x: view.isCentered ? (width - widthOf(line)) / 2 : inset, y: height / 2 + (index - (all.length - 1) / 2) * lineHeight, "dominant-baseline": "central", "font-size": lineHeight / 1.19,
          fill: view.textColor ?? (view.isField ? "#6d6d72" : "#000000"), ...line ? { textLength: widthOf(line), lengthAdjust: "spacingAndGlyphs" } : {},
        });
        part.textContent = line;
        return part;
      });
    }

    /** The line of a constraint, from one side to the other; nothing if both are one. */
    line({ first, second }, places) {
      const box = ({ view, guide }) => view !== undefined ? places[view] : guide === undefined ? [0, 0, ...this.size] : this.rectangle(guide);
      const isVertical = /^(?:top|bottom|height|centerY|.*Baseline)/.test(first.attribute);
      const [x, y, width, height] = box(first);
      const [middle, across] = [x + width / 2, y + height / 2];
      const draw = (from, to, at) => isVertical ? `M${at} ${from}V${to}M${at - 5} ${from}h10M${at - 5} ${to}h10` : `M${from} ${at}H${to}M${from} ${at - 5}v10M${to} ${at - 5}v10`;
      if (/^(?:width|height)$/.test(first.attribute)) return isVertical ? draw(y, y + height, middle + 14) : draw(x, x + width, Math.min(y + height + 7, this.size[1] - 7));
      if (!second) return null;
      const position = (end) => {
        const [left, top, w, h] = box(end);
        const share = /^(?:left|leading|top|firstBaseline)/.test(end.attribute) ? 0 : /^center/.test(end.attribute) ? 0.5 : 1;
        return isVertical ? top + h * share : left + w * share;
      };
      const [from, to] = [position(first), position(second)];
      if (Math.abs(from - to) < 0.5) return isVertical ? `M${x - 9} ${from}h9` : `M${from} ${y - 9}v9`;
      return draw(from, to, isVertical ? middle : across);
    }

    /** What is wrong, in words. */
    get faults() {
      const { broken, ambiguous } = this;
      return [
        ...broken.length ? [`left out: ${broken.map((each) => this.words(each)).join("; ")}`] : [],
        ...ambiguous.length ? [`ambiguous: ${ambiguous.join(", ")}`] : [],
      ];
    }

    /** Faults and frames, in words; in short the faults, or else the first frame. */
    say(isShort) {
      const { faults } = this;
      const frames = this.frames.map(([x, y, width, height], index) => `${this.record.views[index].name}: x ${rounded(x)}, y ${rounded(y)}, width ${rounded(width)}, height ${rounded(height)}`);
      const all = [...faults, ...frames];
      return `${(isShort ? all.slice(0, Math.max(1, faults.length)) : all).join(". ")}.`;
    }
  }
  Pane.hatches = 0;

  // MARK: A scene

  class Constraints {
    constructor(figure, ways) {
      this.figure = figure;
      this.isSmall = figure.classList.contains("small");
      this.ways = ways;
      this.way = 0;
      this.isBoth = false;
      /** What a reader has changed, by the names of handles. */
      this.changed = new Map();
      /** Whether the phone was turned on its side last. */
      this.isOnItsSide = false;
      this.turn = 0;
    }

    get pane() { return this.panes.at(-1); }
    get record() { return this.pane.record; }
    get frames() { return this.pane.frames; }
    get size() { return this.pane.size; }

    async open() {
      const caption = this.figure.querySelector("figcaption");
      this.screen = make("div", { class: "screen" });
      this.status = status();
      this.choice = choice(this.ways, (way, isBoth) => { this.way = way; this.isBoth = isBoth; this.show(this.size); });
      this.rows = make("div");
      this.list = make("ul", { class: "rules", "aria-label": "The constraints" });
      this.code = new Code(this.isSmall ? [] : this.ways[0].scene.constraints.handles);
      this.proof = comparison(() => this.prove());
      holdGrips(this.screen);
      const restart = button("↺", "Back to the start, with your values", () => this.restart());
      const restore = button("Lesson's values", "Back to the start, with the lesson's values", () => { this.changed.clear(); this.restart(); });
      const bar = make("div", { class: "player", role: "group", "aria-label": "The phone" },
        make("button", { type: "button", title: "On its side, or upright again", onclick: () => this.rotate() }, "Turn the phone"), restart);
      if (!this.isSmall) bar.append(restore);
      const stage = make("div", { class: "stage" }, this.screen);
      const time = make("div", { class: "time" }, bar, ...this.status.parts);
      const help = make("p", { class: "faint" }, "Drag the corner or the right edge of the phone.",
        make("span", { class: "by-keys" }, " By keys: tab to a slider, then the arrows."));
      await this.restart();
      if (this.isSmall) this.figure.replaceChildren(stage, caption, time, make("div", { class: "side controls" }, this.rows));
      else {
        this.figure.replaceChildren(caption, stage, time, make("div", { class: "side" },
          make("div", { class: "controls" }, ...this.choice.parts, this.rows, this.code.part), this.list,
          key([["holds", "holds"], ["broken", "left out"], ["open", "ambiguous"], ...this.areas, ["corner", "pull here"]]), help, this.proof.part));
      }
    }

    /** Begins with a way's own size, and what the reader has changed. */
    async restart() {
      this.isOnItsSide = false;
      await this.show(null);
    }

    /** Shows the chosen way, at a size or as it starts, with what the reader has changed. */
    async show(size) {
      this.turn += 1;
      const { turn } = this;
      const panes = await Promise.all([...this.isBoth ? [this.ways[0]] : [], this.ways[this.way]].map((way) => Pane.open(way)));
      // Keys choose ways faster than engines open; the last one counts.
      if (turn !== this.turn) return;
      this.panes = panes;
      for (const pane of panes) {
        if (this.isOnItsSide) pane.turn(true);
        for (const [name, value] of this.changed) pane.set(name, value);
        pane.resize(size ?? pane.record.size);
      }
      this.proof.answer.textContent = "";
      this.fill();
      this.draw();
    }

    /** Shows the moment of a lesson's step: a way by its title, values by the names of handles, and whether the phone is turned. */
    async moment(parts) {
      this.changed.clear();
      this.way = Math.max(0, ...parts.map((part) => this.ways.findIndex(({ title }) => title === part)));
      for (const [name, value] of parts.map((part) => part.split(" = "))) if (value !== undefined) this.changed.set(name, Number(value));
      this.isOnItsSide = parts.includes("turned");
      await this.show(this.isOnItsSide ? this.ways[this.way].scene.constraints.turnedSize : null);
    }

    /** The guides of the scene, for the key. */
    get areas() {
      const names = { safeAreaLayoutGuide: "safe area", layoutMarginsGuide: "margins" };
      return this.ways[0].scene.constraints.guides.map(({ name }) => ["guide", names[name] ?? name]);
    }

    get isTurned() { return this.size[0] === this.record.turnedSize[0] && this.size[1] === this.record.turnedSize[1]; }

    /** Turns the phone, which covers other parts of the screen then. */
    rotate() {
      this.isOnItsSide = !this.isTurned;
      for (const { name, kind } of this.record.handles) if (kind === "inset") this.changed.delete(name);
      for (const pane of this.panes) pane.turn(this.isOnItsSide);
      this.resize(this.isOnItsSide ? this.record.turnedSize : this.record.size);
    }

    /** The greatest side that a reader can give. */
    get greatest() { return Math.max(...this.record.size, ...this.record.turnedSize); }

    resize(size) {
      for (const pane of this.panes) pane.resize(size);
      this.draw();
    }

    set(name, value) {
      // What was changed last is shown in the code.
      this.changed.delete(name);
      this.changed.set(name, value);
      for (const pane of this.panes) pane.set(name, value);
      this.draw();
    }

    fill() {
      this.choice.show(this.way, this.isBoth);
      const { handles } = this.record;
      const row = (name, limits, get, set, tell) => {
        const shown = make("output", {});
        const slider = make("input", { type: "range", ...limits, oninput: () => set(Number(slider.value)) });
        const show = () => {
          slider.value = get();
          // Beside a small scene there is no room for units.
          shown.textContent = this.isSmall ? Math.round(get()) : tell[0](get());
          slider.setAttribute("aria-valuetext", tell[1](get()));
        };
        const title = `${name}: ${tell[0](limits.min)} to ${tell[0](limits.max)}`;
        return { part: make("label", { title }, make("span", {}, name), slider, shown), show };
      };
      const lengths = ["Screen width", "Screen height"].map((name, side) => row(name, { min: least, max: this.greatest, step: 1 }, () => this.size[side],
        (to) => this.resize(side ? [this.size[0], to] : [to, this.size[1]]), [(value) => `${Math.round(value)} pt`, (value) => `${Math.round(value)} points`]));
      const box = ({ name }) => {
        const input = make("input", { type: "checkbox", onchange: () => this.set(name, input.checked ? 1 : 0) });
        const part = make("label", { class: "switch", title: `${name}: on or off` }, input, make("span", {}, name));
        return { part, show: () => { input.checked = this.pane.values.get(name) !== 0; } };
      };
      const own = handles.map((handle) => handle.kind === "isActive" ? box(handle) : row(handle.name, { min: handle.least, max: handle.greatest, step: 1 }, () => this.pane.values.get(handle.name),
        (to) => this.set(handle.name, to), [(value) => words(handle, value), (value) => spoken(handle, value)]));
      this.fields = this.isSmall ? [lengths[0], ...own].slice(0, few) : [...lengths, ...own];
      this.rows.replaceChildren(...this.fields.map(({ part }) => part));
    }

    draw() {
      for (const { show } of this.fields) show();
      this.screen.classList.toggle("both", this.isBoth);
      this.figure.classList.toggle("turned", this.size[0] > this.size[1]);
      this.screen.replaceChildren(...this.panes.map((pane) => make("div", { class: "pane" },
        make("p", { class: `name ${pane.way.group}` }, named(pane.way)), pane.image(this.isSmall, (...pulled) => this.pull(...pulled)))));
      this.list.replaceChildren(...this.pane.active.map((constraint) => {
        const isBroken = this.pane.isBroken(constraint);
        return make("li", { class: isBroken ? "broken" : null }, isBroken ? "✗ left out: " : "", make("code", {}, this.pane.words(constraint)));
      }));
      const values = [...this.changed].map(([name, value]) => [name, this.record.handles.find((each) => each.name === name)?.code?.includes("-#") ? -value : value]);
      this.code.show(new Map(values));
      const [width, height] = this.size.map(rounded);
      this.status.say(`View ${width} × ${height}. ${this.panes.map((pane) => (this.isBoth ? `${pane.way.title}: ` : "") + pane.say(this.isSmall)).join(" ")}`);
    }

    /** Lets a finger pull at the corner, or at the right edge. */
    pull(event, container, isCorner) {
      const limited = (number) => Math.round(Math.min(Math.max(number, least), this.greatest));
      pull(event, container, ({ x, y }) => this.resize([limited(x), isCorner ? limited(y) : this.size[1]]));
    }

    /** Compares the lesson's layout, upright and turned, with UIKit's, bit by bit, in an engine of its own. */
    async prove() {
      const pane = await Pane.open(this.ways[this.way]);
      const upright = pane.agrees("frame");
      pane.turn(true);
      pane.resize(pane.record.turnedSize);
      const isSame = upright && pane.agrees("turned");
      this.proof.tell(isSame, isSame
        ? "Upright and turned, every frame is the same to the last bit as UIKit's."
        : "This page's frames are not those of UIKit.");
    }
  }

  gallery.live.kinds.constraints = Constraints;
})();
