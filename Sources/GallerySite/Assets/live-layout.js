// Views that follow the size of their superview by their masks.
"use strict";

(() => {
  const { make } = gallery;
  const { engine, svg, zigzag, button, choice, comparison, holdGrips, key, named, pull, status, viewBox } = gallery.live;

  /** Views in an engine of their own. */
  class Views {
    static async open() {
      const views = new Views();
      views.engine = await engine("Layout");
      return views;
    }

    /** Puts in the views of a record. */
    place({ size, items }) {
      this.count = items.length;
      this.engine.openLayout(...size);
      for (const { frame, mask } of items) this.engine.addView(...frame, mask);
    }

    resize(size) { this.engine.resizeLayout(...size); }

    setMask(item, mask) { this.engine.setMask(item, mask); }

    get frames() {
      // The engine may take more memory for its answer, and its buffer is another then.
      const start = this.engine.viewFrames();
      const all = new Float64Array(this.engine.memory.buffer, start, 4 * this.count);
      return Array.from({ length: this.count }, (_, index) => [...all.slice(4 * index, 4 * index + 4)]);
    }

    /** Whether the frames are these to the last bit. */
    agree(frames) { return this.frames.every((frame, index) => frame.every((number, part) => number === frames[index][part])); }
  }

  const same = (one, other) => one[0] === other[0] && one[1] === other[1];

  /** The views of a way: of the only one, or of one of the two that stand side by side. */
  class Pane {
    constructor(way, views) {
      this.way = way;
      this.views = views;
      this.record = way.scene.layout;
      const { size, items, turnedSize } = this.record;
      this.masks = items.map((item) => item.mask);
      // What masks alone would give; where the lesson's turn gives something else, its code places the views.
      views.place(this.record);
      views.resize(turnedSize);
      this.isPlaced = !views.agree(items.map((item) => item.turned));
      this.size = [...size];
      views.place(this.record);
    }

    resize(size) {
      this.size = [...size];
      this.views.resize(this.size);
    }

    /** Lets a part of a view give way or stay. */
    give(item, bit, gives) {
      if (item >= this.masks.length) return;
      this.masks[item] = gives ? this.masks[item] | bit : this.masks[item] & ~bit;
      this.views.setMask(item, this.masks[item]);
    }

    /** The frames as they are now: by the masks, or as the lesson's code places them upright and on the side. */
    frames(placesThem) {
      const { items, size, turnedSize } = this.record;
      if (this.isPlaced && placesThem && same(this.size, size)) return items.map((item) => item.frame);
      if (this.isPlaced && placesThem && same(this.size, turnedSize)) return items.map((item) => item.turned);
      return this.views.frames;
    }

    /** The size that the interface has upright or on the side; in some ways it does not turn. */
    sizeOf(isTurned) { return isTurned ? this.record.turnedSize : this.record.size; }
  }

  /** Views that are resized by their masks: those of the chosen way, and those of the right one beside them if wanted. */
  class Layout {
    static bits = [["Left margin", 1], ["Width", 2], ["Right margin", 4], ["Top margin", 8], ["Height", 16], ["Bottom margin", 32]];
    static margin = 22;
    static least = 120;

    constructor(figure, ways) {
      this.figure = figure;
      this.isSmall = figure.classList.contains("small");
      this.ways = ways;
      this.way = 0;
      this.isBoth = false;
      this.item = 0;
      /** What a reader has let give way or stay, by the numbers of a view and of a part. */
      this.changed = new Map();
    }

    get record() { return this.ways[this.way].scene.layout; }
    /** The way that is chosen; the right one stands before it. */
    get pane() { return this.panes.at(-1); }
    get size() { return this.pane.size; }
    get masks() { return this.pane.masks; }
    get frames() { return this.pane.frames(this.placesThem); }
    get isPlaced() { return this.panes.some((pane) => pane.isPlaced); }

    async open() {
      this.views = [await Views.open(), await Views.open()];
      const caption = this.figure.querySelector("figcaption");
      this.screen = make("div", { class: "screen" });
      this.status = status();
      this.choice = choice(this.ways, (way, isBoth) => { this.way = way; this.isBoth = isBoth; this.reset(true); });
      this.rows = make("div");
      const restore = button("Lesson's masks", "Back to the start, with the lesson's masks", () => { this.changed.clear(); this.reset(); });
      const panel = make("div", { class: "controls" }, ...this.choice.parts, this.rows);
      const help = make("p", { class: "faint" }, "Drag the corner of the phone, and tap a view or one of its lines.",
        make("span", { class: "by-keys" }, " By keys: tab to a control, then the arrows and space."));
      this.proof = comparison(() => this.prove());
      const legend = key([["spring", "gives way"], ["strut", "stays"], ["corner", "pull here"]]);
      holdGrips(this.screen);
      const bar = make("div", { class: "player", role: "group", "aria-label": "The phone" },
        make("button", { type: "button", title: "On its side, or upright again", onclick: () => this.turn() }, "Turn the phone"),
        button("↺", "Back to the start, with your masks", () => this.reset()));
      if (!this.isSmall) bar.append(restore);
      if (this.isSmall) {
        this.figure.replaceChildren(make("div", { class: "stage" }, this.screen), caption, make("div", { class: "time" }, bar, ...this.status.parts));
      } else this.figure.replaceChildren(caption, make("div", { class: "stage" }, this.screen), make("div", { class: "time" }, bar, ...this.status.parts),
        make("div", { class: "side" }, panel, legend, help, this.proof.part));
      this.reset();
    }

    /** Shows the ways with the reader's masks; where wanted, the phone stays as the reader holds it. */
    reset(keepsSize = false) {
      const before = keepsSize && this.isFree ? [...this.size] : null;
      if (!keepsSize) this.isTurned = this.isFree = false;
      this.panes = [...this.isBoth ? [this.ways[0]] : [], this.ways[this.way]].map((way, index) => new Pane(way, this.views[index]));
      for (const [place, gives] of this.changed) {
        const [item, bit] = place.split(" ").map(Number);
        for (const pane of this.panes) pane.give(item, bit, gives);
      }
      this.placesThem = this.isPlaced && !this.changed.size;
      for (const pane of this.panes) pane.resize(before ?? pane.sizeOf(this.isTurned));
      this.item = Math.min(this.item, this.record.items.length - 1);
      this.proof.answer.textContent = "";
      this.proof.part.hidden = this.pane.isPlaced;
      this.fill();
      this.draw();
      this.say();
    }

    /** Shows the moment of a lesson's step: a way by its title, a view by its name, and whether the phone is turned. */
    moment(parts) {
      this.changed.clear();
      this.way = Math.max(0, ...parts.map((part) => this.ways.findIndex(({ title }) => title === part)));
      this.item = Math.max(0, ...parts.map((part) => this.record.items.findIndex(({ name }) => name === part)));
      this.reset();
      if (parts.includes("turned")) this.turn();
    }

    /** Gives all panes sizes, and shows the size of the chosen one. */
    show(sizeOf) {
      for (const pane of this.panes) pane.resize(sizeOf(pane));
      const [width, height] = this.size;
      for (const [slider, value] of [[this.width, width], [this.height, height]]) { slider.value = value; slider.nextSibling.textContent = `${Math.round(value)} pt`; }
      this.draw();
      this.say();
    }

    resize(width, height) {
      this.isFree = true;
      this.show(() => [width, height]);
    }

    turn() {
      this.isTurned = this.isFree || !this.isTurned;
      this.isFree = false;
      this.show((pane) => pane.sizeOf(this.isTurned));
      if (this.isTurned && same(this.record.size, this.record.turnedSize)) this.status.say(`The phone was turned, and the interface stays upright: ${this.words}`);
    }

    /** The greatest side that a reader can give. */
    get greatest() { return Math.max(...this.panes.flatMap(({ record }) => [...record.size, ...record.turnedSize])); }

    fill() {
      const { items } = this.record;
      const slider = (name, value, set) => {
        const input = make("input", { type: "range", min: Layout.least, max: this.greatest, step: 1, value, oninput: () => set(Number(input.value)) });
        return [input, make("label", { title: `${name}: ${Layout.least} to ${this.greatest} pt` }, make("span", {}, name), input, make("output", {}, `${Math.round(value)} pt`))];
      };
      this.choice.show(this.way, this.isBoth);
      const rows = [];
      let row;
      [this.width, row] = slider("Width", this.size[0], (to) => this.resize(to, this.size[1]));
      rows.push(row);
      [this.height, row] = slider("Height", this.size[1], (to) => this.resize(this.size[0], to));
      rows.push(row);
      if (this.isPlaced) {
        const box = make("input", { type: "checkbox", checked: this.placesThem, onchange: () => { this.placesThem = box.checked; this.draw(); this.say(); } });
        this.placing = box;
        rows.push(make("label", { class: "switch", title: "As in the lesson, or by their masks alone" }, box, make("span", {}, "The lesson's code places them")));
      }
      const list = make("select", { onchange: () => { this.item = Number(list.value); this.showMask(); this.draw(); } },
        ...items.map((item, index) => make("option", { value: index, selected: index === this.item }, item.name)));
      rows.push(make("label", { title: "The view whose mask is shown" }, make("span", {}, "Mask of"), list));
      this.list = list;
      this.boxes = Layout.bits.map(([, bit]) => make("input", { type: "checkbox", onchange: () => this.toggle(bit) }));
      rows.push(make("fieldset", { class: "mask" }, make("legend", {}, "What gives way"),
        ...Layout.bits.map(([name], index) => make("label", { class: "switch" }, this.boxes[index], make("span", {}, name))),
        gallery.hint("Tab stops here once: the arrow keys go from box to box, space ticks.")));
      this.rows.replaceChildren(...rows);
      this.showMask();
    }

    /** Shows the mask of the chosen view; the boxes stay, so that keys stay on them. */
    showMask() {
      this.list.value = this.item;
      Layout.bits.forEach(([, bit], index) => { this.boxes[index].checked = (this.masks[this.item] & bit) !== 0; });
    }

    /** Lets a part of the chosen view give way or stay, in all panes as in the chosen way. */
    toggle(bit) {
      const gives = (this.masks[this.item] & bit) === 0;
      // Whoever sets masks wants to see what they do, and the lesson's code would place everything anew.
      const wasPlaced = this.isPlaced && this.placesThem;
      if (wasPlaced) this.placing.checked = this.placesThem = false;
      this.changed.set(`${this.item} ${bit}`, gives);
      for (const pane of this.panes) pane.give(this.item, bit, gives);
      this.showMask();
      this.draw();
      const [name] = Layout.bits.find((each) => each[1] === bit);
      this.status.say(`${name} of ${this.record.items[this.item].name} ${gives ? "gives way" : "stays"}; resize or turn to see it.${wasPlaced ? " The lesson's code no longer places them." : ""}`);
    }

    get words() {
      const place = (pane) => {
        const [x, y, width, height] = pane.frames(this.placesThem)[this.item].map((number) => Number(number.toFixed(1)));
        return `${this.isBoth ? `${pane.way.title}: ` : ""}“${pane.record.items[this.item].name}”: x ${x}, y ${y}, width ${width}, height ${height}`;
      };
      return `View ${Math.round(this.size[0])} × ${Math.round(this.size[1])}. ${this.panes.map(place).join("; ")}.`;
    }

    say() { this.status.say(this.words); }

    draw() {
      this.screen.classList.toggle("both", this.isBoth);
      this.figure.classList.toggle("turned", this.size[0] > this.size[1]);
      this.screen.replaceChildren(...this.panes.map((pane) => make("div", { class: "pane" },
        make("p", { class: `name ${pane.way.group}` }, named(pane.way)), this.image(pane))));
    }

    image(pane) {
      const { margin } = Layout;
      const { items } = pane.record;
      const [width, height] = pane.size;
      const bottom = Math.max(height, ...pane.frames(this.placesThem).map(([, y, , h]) => y + h));
      const box = viewBox(this.isSmall, pane.size, [pane.record.size, pane.record.turnedSize], margin, [0, bottom]);
      const image = svg("svg", { viewBox: box.join(" "), width: box[2], height: box[3], class: "layout" });
      image.append(svg("rect", { class: "body", x: 2, y: 2, width: width + 2 * margin - 4, height: height + 2 * margin - 4, rx: 24 }));
      const view = svg("g", { transform: `translate(${margin} ${margin})` });
      const names = svg("g", { class: "names" });
      view.append(svg("rect", { class: "view", width, height }));
      const frames = pane.frames(this.placesThem);
      frames.forEach(([x, y, itemWidth, itemHeight], index) => {
        const group = svg("g", { class: index === this.item ? "button chosen" : "button" });
        group.append(svg("rect", { x, y, width: Math.max(itemWidth, 0), height: Math.max(itemHeight, 0), rx: 9 }));
        const text = svg("text", { x: x + itemWidth / 2, y: y + itemHeight / 2, "text-anchor": "middle", "dominant-baseline": "central" });
        text.textContent = items[index].name;
        names.append(text);
        group.addEventListener("click", () => { this.item = index; this.showMask(); this.draw(); this.say(); });
        view.append(group);
      });
      // Springs may lie on other views, and their names stay to be read.
      view.append(...this.springs(pane, frames[this.item]), names);
      const corner = svg("path", { class: "corner", d: `M${width - 4} ${height - 26}V${height - 4}H${width - 26}Z` });
      const grip = svg("rect", { class: "grip", x: width - 34, y: height - 34, width: 34 + margin, height: 34 + margin });
      grip.addEventListener("pointerdown", (event) => this.pull(event, view));
      view.append(corner, grip);
      image.append(view);
      return image;
    }

    /** Springs and struts of the chosen view: zigzags give way, lines stay; a click changes one. */
    springs(pane, [x, y, width, height]) {
      const [allWidth, allHeight] = pane.size;
      const [middle, centre] = [x + width / 2, y + height / 2];
      const parts = [
        [1, [0, centre], [x, centre]], [2, [x + 3, centre - 9], [x + width - 3, centre - 9]], [4, [x + width, centre], [allWidth, centre]],
        [8, [middle, 0], [middle, y]], [16, [middle - 12, y + 3], [middle - 12, y + height - 3]], [32, [middle, y + height], [middle, allHeight]],
      ];
      return parts.map(([bit, from, to]) => {
        const isSpring = (pane.masks[this.item] & bit) !== 0;
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const d = zigzag(from, to, isSpring ? Math.max(2, Math.round(length / 7)) : 0, 4);
        const group = svg("g", { class: isSpring ? "spring" : "strut" });
        group.append(svg("path", { class: "target", d: `M${from.join(" ")}L${to.join(" ")}` }), svg("path", { d }));
        group.addEventListener("click", () => this.toggle(bit));
        return group;
      });
    }

    /** Lets a finger pull at the corner. */
    pull(event, view) {
      const limited = (number) => Math.round(Math.min(Math.max(number, Layout.least), this.greatest));
      pull(event, view, ({ x, y }) => this.resize(limited(x), limited(y)));
    }

    /** Turns the untouched layout in an engine of its own, and compares every number with UIKit's, bit by bit. */
    async prove() {
      const views = await Views.open();
      views.place(this.record);
      views.resize(this.record.turnedSize);
      const isSame = views.agree(this.record.items.map((item) => item.turned));
      this.proof.tell(isSame, isSame
        ? `Turned untouched, all ${this.record.items.length} frames are the same to the last bit as when UIKit turned them.`
        : "This page's frames are not those of UIKit.");
    }
  }

  gallery.live.kinds.layout = Layout;
})();
