// Live scenes: this script draws them and listens. What moves, and how, is decided in the engine alone, which is
// compiled from the sources of UIKit's own simulation.
"use strict";

(() => {
  const { make } = gallery;
  const frame = 1 / 60;
  const scenes = new Map();
  const svg = (name, attributes = {}) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const bytes = (base64) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

  /** Takes in a scene as each way of its lesson has it; its file calls this. */
  gallery.scene = (path, ways) => scenes.set(path, ways);

  let given = null;
  /** Takes in the engine, or null where it could not be compiled; its file calls this. */
  gallery.engine = (base64) => { given = base64; };

  let compiling = null;
  function engine() {
    compiling ??= gallery.load(new URL("assets/engine.js", gallery.root).href).then(() => {
      if (!given) throw new Error("The engine is missing.");
      return WebAssembly.compile(bytes(given));
    });
    return compiling;
  }

  /** A scene in an engine of its own. */
  class World {
    static async open(numbers) {
      const world = new World();
      world.engine = (await WebAssembly.instantiate(await engine())).exports;
      const data = bytes(numbers);
      const start = world.engine.sceneNumbers(data.length / 8);
      new Uint8Array(world.engine.memory.buffer, start, data.length).set(data);
      if (!world.engine.openScene()) throw new Error("The scene can't be read.");
      return world;
    }

    /** Numbers that the engine left; its memory may have moved since the last time. */
    numbers(start, count) { return new Float64Array(this.engine.memory.buffer, start, count); }

    /** A list of groups of numbers, after how many there are. */
    groups(start, size) {
      const [count] = this.numbers(start, 1);
      const all = this.numbers(start + 8, count * size);
      return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
    }

    get count() { return this.engine.itemCount(); }
    get places() { return this.numbers(this.engine.itemPlaces(), 3 * this.count); }
    get hash() { return BigInt.asUintN(64, this.engine.hashOfCenters()).toString(); }
  }

  const button = (words, label, act) => make("button", { type: "button", "aria-label": label, onclick: act }, words);

  /** The choice among a lesson's ways; nothing where there is one only. */
  function choice(ways, chosen, choose) {
    if (ways.length < 2) return [];
    const list = make("select", { onchange: () => choose(Number(list.value)) },
      ...ways.map((way, index) => make("option", { value: index, selected: index === chosen }, `${index ? "✗" : "✓"} ${way.title}`)));
    const words = chosen ? [make("p", { class: "summary" }, ways[chosen].summary.replaceAll("`", ""))] : [];
    return [make("label", {}, make("span", {}, "Way"), list), ...words];
  }

  // MARK: Things that move

  /** A scene on the page. */
  class Scene {
    static count = 0;

    constructor(figure, ways) {
      this.figure = figure;
      this.ways = ways;
      this.way = 0;
      this.speed = 1;
      this.debt = 0;
      this.item = 0;
      this.isSeen = true;
      this.isRunning = false;
      this.isReady = false;
      this.changed = new Map();
      this.drawn = [];
      this.fingers = new Set();
    }

    /** Makes everything that a reader uses. */
    async open() {
      this.read();
      this.world = await World.open(this.record.numbers);
      this.build();
      await this.reset();
      this.isReady = true;
    }

    get record() { return this.ways[this.way].scene.motion; }

    // MARK: The parts

    build() {
      const caption = this.figure.querySelector("figcaption");
      this.status = make("output", { class: "status", role: "status" });
      this.screen = make("div", { class: "screen" });
      this.runButton = button("▶", "Start", () => (this.isRunning ? this.pause() : this.run()));
      this.signs = make("input", { type: "checkbox", checked: true, onchange: () => this.draw() });
      const slow = make("input", { type: "checkbox", onchange: () => { this.speed = slow.checked ? 0.2 : 1; } });
      this.bar = make("div", { class: "player", role: "group", "aria-label": "Time" },
        this.runButton, button("›", "One frame on", () => { this.pause(); this.step(); this.draw(); }),
        button("↺", "Back to the start, with the lesson's values", () => { this.changed.clear(); this.reset(); }),
        make("label", {}, slow, "Slow motion"), make("label", {}, this.signs, "Arrows and lines"));
      this.panel = make("div", { class: "controls" });
      const helps = {
        drag: "Drag what moves, or throw it.", carry: "Drag a thing and let it fly; tap it, and it snaps by itself.",
        push: "Drag anywhere on the screen.", anchor: "Drag anywhere on the screen.",
      };
      this.help = make("p", { class: "faint" }, `${helps[this.record.hand]} By keys: click the screen or tab to it, then arrows move a finger`,
        this.record.items.length > 1 && ["drag", "carry"].includes(this.record.hand) ? ", N takes the next thing" : "",
        ", Enter lifts it, space stops and starts, full stop is one frame, R starts again.");
      const proof = make("p", { class: "proof" }, button("Compare with UIKit", "Compare this page's engine with UIKit", () => this.prove()), make("output", {}));
      this.proof = proof.lastChild;
      this.figure.replaceChildren(
        make("div", { class: "stage" }, this.screen, this.bar, this.status), make("div", { class: "side" }, caption, this.panel, this.help, proof));
    }

    /** What a reader can change, as the way that is shown has it. */
    fill() {
      const rows = [];
      rows.push(...choice(this.ways, this.way, (way) => { this.way = way; this.changed.clear(); this.reset(); }));
      this.record.controls.forEach((control, number) => rows.push(this.control(control, number)));
      const buttons = [];
      if (this.record.addsItems) {
        buttons.push(make("button", { type: "button", onclick: () => this.add() }, "Add one more"));
      }
      this.link = make("a", { href: "#" }, "Link to these values");
      buttons.push(this.link);
      rows.push(make("p", { class: "more" }, ...buttons));
      this.panel.replaceChildren(...rows);
      this.address();
    }

    control(control, number) {
      const key = [control.property, control.index];
      const value = this.world.engine.value(...key);
      if (Number.isNaN(value)) return "";
      const set = (to) => {
        this.world.engine.setValue(...key, to);
        this.changed.set(number, to);
        this.address();
        if (this.isReady) { this.run(); }
      };
      if (control.step === 1 && control.least === 0 && control.greatest === 1) {
        const box = make("input", { type: "checkbox", checked: value !== 0, onchange: () => set(box.checked ? 1 : 0) });
        return make("label", { class: "switch" }, box, make("span", {}, control.name));
      }
      const words = (of) => `${Number((of * control.factor).toFixed(2))}${control.unit}`;
      const shown = make("output", {}, words(value));
      const slider = make("input", {
        type: "range", min: control.least, max: control.greatest, step: control.step, value,
        "aria-valuetext": words(value),
        oninput: () => {
          const to = Number(slider.value);
          shown.textContent = words(to);
          slider.setAttribute("aria-valuetext", words(to));
          set(to);
        },
      });
      // A slider shows steps only; the lesson's own value counts until it is moved.
      return make("label", {}, make("span", {}, control.name), slider, shown);
    }

    // MARK: The address

    get name() { return `live-${this.figure.dataset.name}`; }

    /** What a link needs to bring the values back. */
    address() {
      const values = [...this.changed].map(([number, value]) => `${number}=${value}`);
      if (this.way) values.unshift(`way=${this.way}`);
      this.link.href = `#${[this.name, ...values].join("&")}`;
    }

    /** The values of the page's address, if it names this scene. */
    read() {
      const [name, ...values] = decodeURIComponent(location.hash.slice(1)).split("&");
      this.calls = name === this.name;
      if (!this.calls) return;
      this.changed.clear();
      this.way = 0;
      for (const [key, value] of values.map((each) => each.split("="))) {
        if (key === "way") this.way = Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), this.ways.length - 1);
        else if (Number.isFinite(Number(value))) this.changed.set(Number(key), Number(value));
      }
    }

    // MARK: Time

    async reset() {
      this.pause();
      const world = await World.open(this.record.numbers);
      this.world = world;
      for (const [number, value] of this.changed) {
        const control = this.record.controls[number];
        if (!control) { this.changed.delete(number); continue; }
        world.engine.setValue(control.property, control.index, Math.min(Math.max(value, control.least), control.greatest));
      }
      this.frames = 0;
      this.item = 0;
      this.place();
      this.fill();
      this.draw();
      this.say(this.way ? `${this.ways[this.way].title}.` : "At the start.");
    }

    run() {
      if (this.isRunning) return;
      this.isRunning = true;
      this.before = null;
      this.label();
      this.wake();
    }

    pause() {
      this.isRunning = false;
      this.label();
    }

    label() {
      if (!this.runButton) return;
      this.runButton.textContent = this.isRunning ? "❚❚" : "▶";
      this.runButton.setAttribute("aria-label", this.isRunning ? "Stop" : "Start");
    }

    /** Asks for the next frame of the display, if anything is to move where somebody sees it. */
    wake() {
      if (this.waiting || !this.isRunning || !this.isSeen) return;
      this.waiting = requestAnimationFrame((now) => {
        this.waiting = null;
        if (!this.isRunning || !this.isSeen) { this.before = null; return; }
        // A page that was hidden goes on where it was.
        const passed = this.before === null ? frame : Math.min((now - this.before) / 1000, 0.1);
        this.before = now;
        this.debt += passed * this.speed;
        while (this.debt >= frame - 1e-6) { this.debt -= frame; this.step(); }
        this.draw();
        if (this.rests) { this.pause(); this.tell(); } else this.wake();
      });
    }

    step() {
      this.world.engine.step();
      this.frames += 1;
    }

    /** Whether nothing moves any more, or nothing that can be seen. */
    get rests() {
      if (this.fingers.size) return false;
      if (this.world.engine.isAtRest()) return true;
      const [x, y, width, height] = this.bounds;
      const places = this.world.places;
      for (let item = 0; item < this.world.count; item += 1) {
        const [left, top] = [places[3 * item], places[3 * item + 1]];
        if (left > x - 400 && left < x + width + 400 && top > y - 400 && top < y + height + 400) return false;
      }
      return true;
    }

    // MARK: Drawing

    /** Puts the screen into the page, and on it what moves. */
    place() {
      const record = this.record;
      const prefix = `live${Scene.count++}-`;
      const image = drawing(record.backdrop, prefix);
      for (const element of image.querySelectorAll(":scope > title, :scope > desc")) element.remove();
      for (const name of ["aria-labelledby", "aria-describedby"]) image.removeAttribute(name);
      for (const [name, value] of Object.entries({
        role: "application", tabindex: 0, "aria-label": `${this.ways[this.way].scene.caption}. Arrows move a finger, Enter lifts it, space starts and stops.`,
      })) image.setAttribute(name, value);
      const [x, y, width, height] = record.screen;
      const clip = svg("clipPath", { id: `${prefix}screen` });
      clip.append(svg("rect", { x, y, width, height }));
      const window = svg("g", { "clip-path": `url(#${prefix}screen)` });
      const space = svg("g", { transform: `matrix(${record.space.join(" ")})` });
      this.lower = svg("g", { class: "live-lines" });
      this.things = svg("g");
      this.upper = svg("g", { class: "live-signs" });
      space.append(this.lower, this.things, this.upper);
      window.append(space);
      image.append(clip, window);
      this.image = image;
      this.space = space;
      this.drawn = [];
      this.signMarks = null;
      const inverse = new DOMMatrix(record.space).inverse();
      const corners = [[x, y], [x + width, y + height]].map(([left, top]) => inverse.transformPoint(new DOMPoint(left, top)));
      this.bounds = [
        Math.min(corners[0].x, corners[1].x), Math.min(corners[0].y, corners[1].y),
        Math.abs(corners[1].x - corners[0].x), Math.abs(corners[1].y - corners[0].y),
      ];
      this.listen();
      this.screen.replaceChildren(image);
    }

    /** The drawing of an item; those that were added look like the first. */
    thing(number) {
      const item = this.record.items[number] ?? this.record.items[0];
      const group = svg("g", { class: "thing" });
      const own = drawing(item.svg, `live${Scene.count++}-`);
      for (const element of own.querySelectorAll("title, desc")) element.remove();
      for (const name of ["role", "aria-labelledby", "aria-describedby", "lang"]) own.removeAttribute(name);
      for (const [name, value] of Object.entries({ x: -item.width / 2, y: -item.height / 2, overflow: "visible" })) own.setAttribute(name, value);
      group.append(own);
      this.things.append(group);
      return group;
    }

    draw() {
      const places = this.world.places;
      for (let number = 0; number < this.world.count; number += 1) {
        this.drawn[number] ??= { group: this.thing(number), angle: number < this.record.items.length && !this.frames ? places[3 * number + 2] : 0 };
        const { group, angle } = this.drawn[number];
        const turn = (places[3 * number + 2] - angle) * 180 / Math.PI;
        group.setAttribute("transform", `translate(${places[3 * number].toFixed(2)} ${places[3 * number + 1].toFixed(2)}) rotate(${turn.toFixed(2)})`);
      }
      this.mark();
    }

    /** What no view shows: ties always, forces and contacts if they are wanted. */
    mark() {
      const lines = [];
      const { engine } = this.world;
      for (const [x1, y1, x2, y2, yields] of this.world.groups(engine.ties(), 5)) {
        const length = Math.hypot(x2 - x1, y2 - y1) || 1;
        const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
        const turns = yields ? Array.from({ length: 12 }, (_, index) => [(index + 0.5) / 12, index % 2 ? 5 : -5]) : [];
        const points = [[0, 0], ...turns, [1, 0]].map(([part, aside]) =>
          `${(x1 + alongX * length * part - alongY * aside).toFixed(1)} ${(y1 + alongY * length * part + alongX * aside).toFixed(1)}`);
        lines.push(svg("path", { class: yields ? "spring" : "rod", d: `M${points.join("L")}` }));
      }
      const [hasAnchor, anchorX, anchorY] = this.world.numbers(engine.anchor(), 3);
      if (hasAnchor) lines.push(svg("circle", { class: "anchor", cx: anchorX, cy: anchorY, r: 10 }));
      this.lower.replaceChildren(...lines);
      const signs = [];
      if (this.finger) signs.push(svg("circle", { class: "finger", cx: this.finger[0], cy: this.finger[1], r: 22 }));
      if (this.signs.checked) {
        for (const { points, isClosed, behavior } of this.record.boundaries) {
          if (engine.value(8, behavior) === 0) continue;
          const corners = points.reduce((pairs, number, index) => (index % 2 ? pairs : [...pairs, `${number} ${points[index + 1]}`]), []);
          signs.push(svg("path", { class: "boundary", d: `M${corners.join("L")}${isClosed ? "Z" : ""}` }));
        }
        const places = this.world.places.slice();
        const velocities = this.world.numbers(engine.itemVelocities(), 2 * this.world.count).slice();
        // One path for all of a kind: hundreds of elements a frame would be slow.
        const arrows = [];
        for (let number = 0; number < Math.min(this.world.count, 40); number += 1) {
          const [dx, dy] = [velocities[2 * number] / 8, velocities[2 * number + 1] / 8];
          const length = Math.hypot(dx, dy);
          if (length > 3) arrows.push(arrow(places[3 * number], places[3 * number + 1], dx, dy, Math.min(1, 160 / length)));
        }
        if (arrows.length) signs.push(svg("path", { class: "velocity", d: arrows.join("") }));
        const contacts = this.world.groups(engine.contactPoints(), 2).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`);
        if (contacts.length) signs.push(svg("path", { class: "contact", d: contacts.join("") }));
      }
      this.upper.replaceChildren(...signs);
    }

    // MARK: Fingers

    /** A place of the scene under a pointer. */
    at(event) {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.space.getScreenCTM().inverse());
      return [point.x, point.y];
    }

    listen() {
      const image = this.image;
      const within = ([x, y]) => x >= this.bounds[0] && y >= this.bounds[1] && x <= this.bounds[0] + this.bounds[2] && y <= this.bounds[1] + this.bounds[3];
      const takes = (point) => within(point) && (["push", "anchor"].includes(this.record.hand) || this.world.engine.itemNear(...point) >= 0);
      // Where nothing is held, the page scrolls.
      image.addEventListener("touchstart", (event) => {
        if (event.touches.length === 1 && takes(this.at(event.touches[0]))) event.preventDefault();
      }, { passive: false });
      image.addEventListener("pointerdown", (event) => {
        const point = this.at(event);
        if (event.button !== 0 || this.fingers.size || !takes(point)) return;
        this.lift(false);
        if (!this.world.engine.press(...point, event.timeStamp / 1000)) return;
        image.setPointerCapture(event.pointerId);
        image.focus({ preventScroll: true });
        event.preventDefault();
        this.fingers.add(event.pointerId);
        this.start = { point, time: event.timeStamp, item: this.world.engine.itemNear(...point), moved: false };
        this.finger = point;
        this.run();
        this.wake();
      });
      image.addEventListener("pointermove", (event) => {
        if (!this.fingers.has(event.pointerId)) return;
        const point = this.at(event);
        this.finger = point;
        if (Math.hypot(point[0] - this.start.point[0], point[1] - this.start.point[1]) > 6) this.start.moved = true;
        this.world.engine.drag(...point, event.timeStamp / 1000);
        this.run();
      });
      const end = (event) => {
        if (!this.fingers.delete(event.pointerId)) return;
        this.finger = null;
        if (event.type === "pointerup") this.world.engine.lift(event.timeStamp / 1000); else this.world.engine.cancel();
        if (event.type === "pointerup" && !this.start.moved && event.timeStamp - this.start.time < 400) this.tap();
        this.run();
      };
      for (const name of ["pointerup", "pointercancel"]) image.addEventListener(name, end);
      image.addEventListener("keydown", (event) => this.key(event));
      image.addEventListener("blur", () => this.lift(true));
    }

    /** A thing that is tapped snaps to where such things are caught. */
    tap() {
      if (this.record.hand !== "carry" || this.start.item < 0) return;
      this.world.engine.snapToCatch(this.start.item);
    }

    // MARK: Keys

    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      if (ways[event.key]) this.nudge(...ways[event.key], event);
      else if (event.key === " ") { if (this.isRunning) this.pause(); else this.run(); }
      else if (event.key === ".") { this.pause(); this.step(); this.draw(); }
      else if (event.key === "Enter" || event.key === "Escape") this.lift(true);
      else if (event.key.toLowerCase() === "r") this.reset().then(() => this.image.focus());
      else if (event.key.toLowerCase() === "n") {
        this.lift(true);
        this.item = (this.item + 1) % this.world.count;
        this.say(`${this.itemName(this.item)} is next.`);
      } else return;
      event.preventDefault();
    }

    /** Moves a finger that keys make: it goes down where the chosen thing is. */
    nudge(x, y, event) {
      const now = event.timeStamp / 1000;
      if (!this.keyFinger) {
        const places = this.world.places;
        const [hasAnchor, anchorX, anchorY] = this.world.numbers(this.world.engine.anchor(), 3);
        const start = hasAnchor ? [anchorX, anchorY] : this.record.hand === "push"
          ? [this.bounds[0] + this.bounds[2] / 2, this.bounds[1] + this.bounds[3] / 2]
          : [places[3 * this.item], places[3 * this.item + 1]];
        if (!this.world.engine.press(...start, now)) { this.say(`${this.itemName(this.item)} can't be moved; N takes the next thing.`); return; }
        this.keyFinger = start;
        this.fingers.add("keys");
        this.say(`Holding ${this.itemName(this.item)}.`);
      }
      this.keyFinger = [this.keyFinger[0] + 15 * x, this.keyFinger[1] + 15 * y];
      this.finger = this.keyFinger;
      this.world.engine.drag(...this.keyFinger, now);
      this.run();
    }

    lift(speaks) {
      if (!this.keyFinger) return;
      this.keyFinger = null;
      this.finger = null;
      this.fingers.delete("keys");
      this.world.engine.lift(performance.now() / 1000);
      if (speaks) this.say("Let go.");
      this.run();
    }

    // MARK: Words

    itemName(number) { return this.record.items[number]?.name ?? `item ${number + 1}`; }

    say(words) { this.status.textContent = words; }

    /** Says where things are, once they rest. */
    tell() {
      const places = this.world.places;
      const [x, y, width, height] = this.bounds;
      const told = [];
      for (let number = 0; number < Math.min(this.world.count, 4); number += 1) {
        const [left, top] = [places[3 * number], places[3 * number + 1]];
        const isIn = left >= x && top >= y && left <= x + width && top <= y + height;
        told.push(`${this.itemName(number)} ${isIn ? `at ${left.toFixed(0)}, ${top.toFixed(0)}` : "off the screen"}`);
      }
      const rest = this.world.count > 4 ? `; ${this.world.count} in all` : "";
      this.say(`${(this.frames / 60).toFixed(1)} s: ${this.world.engine.isAtRest() ? "at rest" : "out of sight"}: ${told.join(", ")}${rest}.`);
    }

    add() {
      const [x, y, width] = this.bounds;
      // One beside the other, so that they are seen apart.
      const place = (this.world.count * 0.381966) % 1;
      const item = this.record.items[0];
      const left = x + item.width / 2 + place * Math.max(width - item.width, 0);
      if (this.world.engine.addItem(0, left, y + item.height / 2 + 24) < 0) { this.say("No more than 200 things fit here."); return; }
      this.say(`${this.world.count} things.`);
      this.draw();
      this.run();
    }

    /** Runs the scene untouched in an engine of its own, and compares every place with UIKit's, bit by bit. */
    async prove() {
      const world = await World.open(this.record.numbers);
      for (let count = 0; count < this.record.frames; count += 1) world.engine.step();
      const isSame = world.hash === this.record.hash;
      this.proof.className = isSame ? "good" : "bad";
      this.proof.textContent = isSame
        ? `✓ ${this.record.frames} frames, untouched, as when UIKit ran them: every place is the same to the last bit (${world.hash}).`
        : `✗ After ${this.record.frames} frames this page's places give ${world.hash}, UIKit's ${this.record.hash}.`;
    }
  }

  /** An arrow from a place, as a path. */
  function arrow(x, y, dx, dy, scale) {
    const [toX, toY] = [x + dx * scale, y + dy * scale];
    const angle = Math.atan2(dy, dx);
    const wing = (turn) => `${(toX - 9 * Math.cos(angle + turn)).toFixed(1)} ${(toY - 9 * Math.sin(angle + turn)).toFixed(1)}`;
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}M${wing(0.5)}L${toX.toFixed(1)} ${toY.toFixed(1)}L${wing(-0.5)}`;
  }

  // MARK: Views that follow their superview

  /** Views that are resized by their masks. */
  class Layout {
    static bits = [["Left margin", 1], ["Width", 2], ["Right margin", 4], ["Top margin", 8], ["Height", 16], ["Bottom margin", 32]];
    static margin = 22;
    static least = 120;

    constructor(figure, ways) {
      this.figure = figure;
      this.ways = ways;
      this.way = 0;
      this.item = 0;
    }

    get record() { return this.ways[this.way].scene.layout; }

    async open() {
      this.engine = (await WebAssembly.instantiate(await engine())).exports;
      const caption = this.figure.querySelector("figcaption");
      this.screen = make("div", { class: "screen" });
      this.status = make("output", { class: "status", role: "status" });
      this.panel = make("div", { class: "controls" });
      this.proof = make("output", {});
      const bar = make("div", { class: "player", role: "group", "aria-label": "The phone" },
        make("button", { type: "button", onclick: () => this.turn() }, "Turn the phone"),
        button("↺", "Back to the start, with the lesson's masks", () => this.reset()));
      this.check = make("p", { class: "proof" }, button("Compare with UIKit", "Compare this page's engine with UIKit", () => this.prove()), this.proof);
      this.figure.replaceChildren(make("div", { class: "stage" }, this.screen, bar, this.status), make("div", { class: "side" }, caption, this.panel, this.check));
      this.reset();
      this.isReady = true;
    }

    reset() {
      const { size, items } = this.record;
      this.size = [...size];
      this.masks = items.map((item) => item.mask);
      this.load(size);
      // What masks alone would give; where the lesson's turn gives something else, its code places the views.
      this.engine.resizeLayout(...this.record.turnedSize);
      this.isPlaced = !this.agrees(items.map((item) => item.turned));
      this.placesThem = this.isPlaced;
      this.load(size);
      this.item = Math.min(this.item, items.length - 1);
      this.proof.textContent = "";
      this.check.hidden = this.isPlaced;
      this.fill();
      this.draw();
      this.say();
    }

    load(size) {
      this.engine.openLayout(...size);
      this.record.items.forEach((item, index) => this.engine.addView(...item.frame, this.masks[index]));
    }

    /** The frames as they are now: by the masks, or as the lesson's code places them upright and on the side. */
    get frames() {
      const same = (one, other) => one[0] === other[0] && one[1] === other[1];
      if (this.placesThem && same(this.size, this.record.size)) return this.record.items.map((item) => item.frame);
      if (this.placesThem && same(this.size, this.record.turnedSize)) return this.record.items.map((item) => item.turned);
      return this.computed;
    }

    get computed() {
      const all = new Float64Array(this.engine.memory.buffer, this.engine.viewFrames(), 4 * this.record.items.length);
      return this.record.items.map((_, index) => [...all.slice(4 * index, 4 * index + 4)]);
    }

    agrees(frames) { return this.computed.every((frame, index) => frame.every((number, part) => number === frames[index][part])); }

    resize(width, height) {
      this.size = [width, height];
      this.engine.resizeLayout(width, height);
      for (const [slider, value] of [[this.width, width], [this.height, height]]) { slider.value = value; slider.nextSibling.textContent = `${Math.round(value)} pt`; }
      this.draw();
      this.say();
    }

    turn() {
      const { size, turnedSize } = this.record;
      const isTurned = this.size[0] === turnedSize[0] && this.size[1] === turnedSize[1];
      this.resize(...(isTurned ? size : turnedSize));
    }

    fill() {
      const { size, turnedSize, items } = this.record;
      const greatest = Math.max(...size, ...turnedSize);
      const slider = (name, value, set) => {
        const input = make("input", { type: "range", min: Layout.least, max: greatest, step: 1, value, oninput: () => set(Number(input.value)) });
        return [input, make("label", {}, make("span", {}, name), input, make("output", {}, `${Math.round(value)} pt`))];
      };
      const rows = choice(this.ways, this.way, (way) => { this.way = way; this.reset(); });
      let row;
      [this.width, row] = slider("Width", this.size[0], (to) => this.resize(to, this.size[1]));
      rows.push(row);
      [this.height, row] = slider("Height", this.size[1], (to) => this.resize(this.size[0], to));
      rows.push(row);
      if (this.isPlaced) {
        const box = make("input", { type: "checkbox", checked: this.placesThem, onchange: () => { this.placesThem = box.checked; this.draw(); this.say(); } });
        rows.push(make("label", { class: "switch" }, box, make("span", {}, "The lesson's code places them")));
      }
      const list = make("select", { onchange: () => { this.item = Number(list.value); this.fillMask(); this.draw(); } },
        ...items.map((item, index) => make("option", { value: index, selected: index === this.item }, item.name)));
      rows.push(make("label", {}, make("span", {}, "Mask of"), list));
      this.list = list;
      this.maskBox = make("fieldset", { class: "mask" });
      rows.push(this.maskBox);
      this.panel.replaceChildren(...rows);
      this.fillMask();
    }

    fillMask() {
      this.list.value = this.item;
      this.maskBox.replaceChildren(make("legend", {}, "What gives way"), ...Layout.bits.map(([name, bit]) => {
        const box = make("input", { type: "checkbox", checked: (this.masks[this.item] & bit) !== 0, onchange: () => this.toggle(bit) });
        return make("label", { class: "switch" }, box, make("span", {}, name));
      }));
    }

    toggle(bit) {
      this.masks[this.item] ^= bit;
      this.engine.setMask(this.item, this.masks[this.item]);
      this.fillMask();
      this.draw();
      const [name] = Layout.bits.find((each) => each[1] === bit);
      this.status.textContent = `${name} of ${this.record.items[this.item].name} ${this.masks[this.item] & bit ? "gives way" : "stays"}; resize or turn to see it.`;
    }

    say() {
      const [x, y, width, height] = this.frames[this.item].map((number) => Number(number.toFixed(1)));
      this.status.textContent = `${Math.round(this.size[0])} × ${Math.round(this.size[1])} points: ${this.record.items[this.item].name} at ${x}, ${y}, ${width} × ${height}.`;
    }

    draw() {
      const { margin } = Layout;
      const { size, turnedSize, items } = this.record;
      const room = Math.max(...size, ...turnedSize) + 2 * margin;
      const image = svg("svg", { viewBox: `0 0 ${room} ${room}`, width: room, height: room, class: "layout" });
      const [width, height] = this.size;
      image.append(svg("rect", { class: "body", x: 2, y: 2, width: width + 2 * margin - 4, height: height + 2 * margin - 4, rx: 24 }));
      const view = svg("g", { transform: `translate(${margin} ${margin})` });
      view.append(svg("rect", { class: "view", width, height }));
      this.frames.forEach(([x, y, itemWidth, itemHeight], index) => {
        const group = svg("g", { class: index === this.item ? "button chosen" : "button" });
        group.append(svg("rect", { x, y, width: Math.max(itemWidth, 0), height: Math.max(itemHeight, 0), rx: 9 }));
        const text = svg("text", { x: x + itemWidth / 2, y: y + itemHeight / 2, "text-anchor": "middle", "dominant-baseline": "central" });
        text.textContent = items[index].name;
        group.append(text);
        group.addEventListener("click", () => { this.item = index; this.fillMask(); this.draw(); this.say(); });
        view.append(group);
      });
      view.append(...this.springs());
      const corner = svg("path", { class: "corner", d: `M${width - 4} ${height - 26}V${height - 4}H${width - 26}Z` });
      const grip = svg("rect", { class: "grip", x: width - 34, y: height - 34, width: 34 + margin, height: 34 + margin });
      grip.addEventListener("pointerdown", (event) => this.pull(event, view));
      view.append(corner, grip);
      image.append(view);
      this.screen.replaceChildren(image);
    }

    /** Springs and struts of the chosen view: zigzags give way, lines stay; a click changes one. */
    springs() {
      const [x, y, width, height] = this.frames[this.item];
      const [allWidth, allHeight] = this.size;
      const [middle, centre] = [x + width / 2, y + height / 2];
      const parts = [
        [1, [0, centre], [x, centre]], [2, [x + 3, centre - 9], [x + width - 3, centre - 9]], [4, [x + width, centre], [allWidth, centre]],
        [8, [middle, 0], [middle, y]], [16, [middle - 12, y + 3], [middle - 12, y + height - 3]], [32, [middle, y + height], [middle, allHeight]],
      ];
      return parts.map(([bit, from, to]) => {
        const isSpring = (this.masks[this.item] & bit) !== 0;
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
        const turns = isSpring ? Math.max(2, Math.round(length / 7)) : 0;
        const points = [[0, 0], ...Array.from({ length: turns }, (_, index) => [(index + 0.5) / turns, index % 2 ? 4 : -4]), [1, 0]];
        const d = `M${points.map(([part, aside]) => `${(from[0] + along[0] * length * part - along[1] * aside).toFixed(1)} ${(from[1] + along[1] * length * part + along[0] * aside).toFixed(1)}`).join("L")}`;
        const group = svg("g", { class: isSpring ? "spring" : "strut" });
        group.append(svg("path", { class: "target", d: `M${from.join(" ")}L${to.join(" ")}` }), svg("path", { d }));
        group.addEventListener("click", () => this.toggle(bit));
        return group;
      });
    }

    /** Lets a finger pull at the corner. */
    pull(event, view) {
      event.preventDefault();
      const inverse = view.getScreenCTM().inverse();
      const { size, turnedSize } = this.record;
      const greatest = Math.max(...size, ...turnedSize);
      const limited = (number) => Math.round(Math.min(Math.max(number, Layout.least), greatest));
      const move = (next) => {
        const point = new DOMPoint(next.clientX, next.clientY).matrixTransform(inverse);
        this.resize(limited(point.x), limited(point.y));
      };
      const end = () => { for (const [name, act] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]]) removeEventListener(name, act); };
      for (const [name, act] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]]) addEventListener(name, act);
    }

    /** Turns the untouched layout by the engine, and compares every number with UIKit's, bit by bit. */
    prove() {
      const [size, masks] = [this.size, this.masks];
      this.masks = this.record.items.map((item) => item.mask);
      this.load(this.record.size);
      this.engine.resizeLayout(...this.record.turnedSize);
      const isSame = this.agrees(this.record.items.map((item) => item.turned));
      [this.masks] = [masks];
      this.load(this.record.size);
      this.engine.resizeLayout(...size);
      this.proof.className = isSame ? "good" : "bad";
      this.proof.textContent = isSame
        ? `✓ Turned untouched, all ${this.record.items.length} frames are the same to the last bit as when UIKit turned them.`
        : "✗ This page's frames are not those of UIKit.";
      this.draw();
      return isSame;
    }
  }

  // MARK: A count

  /** Tasks to tick off, and what each way makes of them. */
  class Count {
    constructor(figure, ways) {
      this.figure = figure;
      this.ways = ways;
    }

    async open() {
      const caption = this.figure.querySelector("figcaption");
      const { unit, values } = this.ways[0].scene.count;
      const total = values.length - 1;
      this.boxes = Array.from({ length: total }, (_, index) => make("input", { type: "checkbox", "aria-label": `${unit} ${index + 1}`, onchange: () => this.draw() }));
      this.status = make("output", { class: "status", role: "status" });
      const set = (count) => { this.boxes.forEach((box, index) => { box.checked = index < count; }); this.draw(); };
      this.bars = this.ways.map((way, index) => {
        const fill = make("span", { class: "fill" });
        const value = make("output", {});
        const row = make("div", { class: index ? "bar wrong" : "bar" }, make("span", { class: "name" }, `${index ? "✗" : "✓"} ${way.title}`), make("span", { class: "track" }, fill), value);
        return { row, fill, value, values: way.scene.count.values };
      });
      const most = this.bars.slice(0, 4).map((bar) => bar.row);
      const rest = this.bars.slice(4).map((bar) => bar.row);
      const parts = [make("div", { class: "bars" }, ...most)];
      if (rest.length) parts.push(make("details", {}, make("summary", {}, `${rest.length} more wrong ways`), make("div", { class: "bars" }, ...rest)));
      this.figure.replaceChildren(caption,
        make("div", { class: "boxes", role: "group", "aria-label": `${total} ${unit}s` }, ...this.boxes),
        make("div", { class: "player" }, make("button", { type: "button", onclick: () => set(0) }, "None"),
          make("button", { type: "button", onclick: () => set(Math.round(total * 2 / 3)) }, `${Math.round(total * 2 / 3)} of ${total}`),
          make("button", { type: "button", onclick: () => set(total) }, "All")),
        this.status, ...parts);
      this.figure.classList.add("count");
      set(Math.round(total * 2 / 3));
      this.isReady = true;
    }

    draw() {
      const count = this.boxes.filter((box) => box.checked).length;
      for (const { fill, value, values } of this.bars) {
        fill.style.width = `${Math.min(Math.max(values[count], 0), 1) * 100}%`;
        value.textContent = String(Number(values[count].toFixed(4)));
      }
      this.status.textContent = `${count} of ${this.boxes.length} are done.`;
    }
  }

  // MARK: Figures

  async function mount(figure) {
    const address = new URL(figure.dataset.scene, location.href).href;
    await gallery.load(address);
    const ways = scenes.get(address.slice(gallery.root.href.length));
    const { scene } = ways[0];
    const live = scene.motion ? new Scene(figure, ways) : scene.layout ? new Layout(figure, ways) : new Count(figure, ways);
    await live.open();
    figure.live = live;
    figure.classList.add("ready");
    if (live.calls) figure.scrollIntoView({ block: "nearest" });
  }

  const mounting = new WeakSet();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target.live) {
        target.live.isSeen = isIntersecting;
        target.live.wake?.();
      }
      if (!isIntersecting || mounting.has(target)) continue;
      mounting.add(target);
      mount(target).catch((error) => {
        target.classList.add("missing");
        target.querySelector("figcaption").append(make("p", { class: "faint" },
          `This browser can't run it (${error.message}); the pictures above show it.`));
      });
    }
  }, { rootMargin: "200px" });
  for (const figure of document.querySelectorAll("figure.live")) watcher.observe(figure);

  addEventListener("hashchange", () => {
    for (const figure of document.querySelectorAll("figure.live")) {
      const { live } = figure;
      if (!live?.read) continue;
      live.read();
      if (live.calls) { live.reset(); figure.scrollIntoView({ block: "nearest" }); }
    }
  });
  const named = decodeURIComponent(location.hash.slice(1)).split("&")[0];
  document.querySelector(`figure.live[data-name="${CSS.escape(named.replace(/^live-/, ""))}"]`)?.scrollIntoView();
})();
