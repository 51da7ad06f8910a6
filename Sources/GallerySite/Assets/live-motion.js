// Things that move, and fingers that move them.
"use strict";

(() => {
  const { make } = gallery;
  const { Drawing, bytes, compiled, engine, button, choice, comparison } = gallery.live;
  const frame = 1 / 60;
  const nothing = "Nothing moves here: no behaviour has anything to move.";

  /** A scene in an engine of its own. */
  class World {
    static async open(numbers) {
      const world = new World();
      world.engine = await engine();
      const data = bytes(numbers);
      const start = world.engine.sceneNumbers(data.length / 8);
      new Uint8Array(world.engine.memory.buffer, start, data.length).set(data);
      if (!world.engine.openScene()) throw new Error("The scene can't be read.");
      return world;
    }

    /** Numbers that the engine left; its memory may have moved since the last time. */
    numbers(start, count) { return new Float64Array(this.engine.memory.buffer, start, count); }

    /** A list of groups of numbers, after how many there are; no more than so many. */
    groups(start, size, most = Infinity) {
      const count = Math.min(this.numbers(start, 1)[0], most);
      const all = this.numbers(start + 8, count * size);
      return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
    }

    get count() { return this.engine.itemCount(); }
    /** x, y and angle of each thing. */
    get places() { return this.numbers(this.engine.itemPlaces(), 3 * this.count); }
    /** The anchor that a finger moves; null if there is none. */
    get anchor() {
      const [isThere, x, y] = this.numbers(this.engine.anchor(), 3);
      return isThere ? [x, y] : null;
    }

    get hash() { return BigInt.asUintN(64, this.engine.hashOfCenters()).toString(); }
  }

  /** A scene on the page. */
  class Motion {
    constructor(figure, ways) {
      this.figure = figure;
      this.ways = ways;
      this.way = 0;
      this.speed = 1;
      this.debt = 0;
      this.item = 0;
      this.turn = 0;
      this.isSeen = true;
      this.isRunning = false;
      this.changed = new Map();
      this.fingers = new Set();
    }

    /** Makes everything that a reader uses. */
    async open() {
      this.read();
      // Where there is no engine, the figure stays as it is.
      await compiled();
      this.build();
      await this.reset();
    }

    get record() { return this.ways[this.way].scene.motion; }

    /** Whether there is nothing to move, as in ways that give a behaviour nothing, or an animator no behaviour. */
    get isEmpty() { return !this.world.count; }

    /** Whether a finger takes one of the things, and not a knob or the screen. */
    get choosesItems() { return ["drag", "carry"].includes(this.record.hand); }

    // MARK: The parts

    build() {
      const caption = this.figure.querySelector("figcaption");
      this.status = make("output", { class: "status", role: "status" });
      this.screen = make("div", { class: "screen" });
      this.runButton = button("▶", "Start", () => this.toggle());
      this.signs = make("input", { type: "checkbox", checked: true, onchange: () => this.draw() });
      const slow = make("input", { type: "checkbox", onchange: () => { this.speed = slow.checked ? 0.2 : 1; } });
      this.bar = make("div", { class: "player", role: "group", "aria-label": "Time" },
        this.runButton, button("›", "One frame on", () => this.stepOnce()),
        button("↺", "Back to the start, with the lesson's values", () => { this.changed.clear(); this.reset(); }),
        make("label", {}, slow, "Slow motion"), make("label", {}, this.signs, "Arrows and lines"));
      // What is filled anew lies between parts that stay, so that what has the focus there keeps it.
      this.choice = choice(this.ways, (way) => { this.way = way; this.changed.clear(); this.reset(); });
      this.rows = make("div");
      this.addButton = make("button", { type: "button", onclick: () => this.add() }, "Add one more");
      this.link = make("a", { href: "#" }, "Link to these values");
      const panel = make("div", { class: "controls" }, ...this.choice.parts, this.rows, make("p", { class: "more" }, this.addButton, this.link));
      const helps = {
        drag: "Drag what moves, or throw it.", carry: "Drag a thing and let it fly; tap it, and it snaps by itself.",
        push: "Drag anywhere on the screen.", anchor: "Drag anywhere on the screen.",
      };
      this.help = make("p", { class: "faint", id: `help-${this.name}` }, helps[this.record.hand],
        make("span", { class: "by-keys" }, " By keys: click the screen or tab to it, then arrows move a finger",
          this.record.items.length > 1 && this.choosesItems ? ", N takes the next thing" : "",
          ", Enter lifts it, space stops and starts, full stop is one frame, R starts again."));
      this.proof = comparison(() => this.prove());
      this.parts = [
        caption, make("div", { class: "stage" }, this.screen, this.bar, this.status), make("div", { class: "side" }, panel, this.help, this.proof.part),
      ];
    }

    /** What a reader can change, as the way that is shown has it. */
    fill() {
      this.choice.show(this.way);
      this.rows.replaceChildren(...this.record.controls.map((control, number) => this.control(control, number)));
      // What is added looks like the first thing; where there is none, nothing can be added.
      this.addButton.hidden = !this.record.addsItems || this.isEmpty;
      this.address();
    }

    control(control, number) {
      const key = [control.property, control.index];
      const value = this.world.engine.value(...key);
      if (Number.isNaN(value)) return "";
      const set = (to) => {
        this.world.engine.setValue(...key, to);
        this.changed.set(number, this.world.engine.value(...key));
        this.address();
        this.run();
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

    /** The values of the page's address, if it names this scene; whether it does. */
    read() {
      const [name, ...values] = gallery.place().split("&");
      if (name !== this.name) return false;
      this.changed.clear();
      this.way = 0;
      for (const [key, value] of values.map((each) => each.split("="))) {
        if (key === "way") this.way = Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), this.ways.length - 1);
        else if (value && Number.isFinite(Number(value))) this.changed.set(Number(key), Number(value));
      }
      return true;
    }

    /** Takes the values of the page's address anew, if it names this scene. */
    call() { if (this.read()) this.reset(); }

    // MARK: Time

    async reset() {
      this.pause();
      this.turn += 1;
      const { turn } = this;
      const { record } = this;
      const world = await World.open(record.numbers);
      const drawing = new Drawing(record, world, this.ways[this.way].scene.caption);
      await drawing.open();
      // Keys choose ways faster than worlds open; the last one counts.
      if (turn !== this.turn) { drawing.close(); return; }
      // A finger belongs to the world that it pressed; it may have moved while the new one opened.
      this.forget();
      this.pause();
      this.world = world;
      for (const [number, value] of this.changed) {
        const control = this.record.controls[number];
        if (!control) { this.changed.delete(number); continue; }
        this.changed.set(number, Math.min(Math.max(value, control.least), control.greatest));
        this.world.engine.setValue(control.property, control.index, this.changed.get(number));
      }
      this.frames = 0;
      this.item = 0;
      this.isOver = false;
      // Where each thing was last, and when it last moved and was last seen.
      this.last = { places: world.places.slice(), move: [], sight: [] };
      this.drawing?.close();
      this.drawing = drawing;
      this.image = drawing.image;
      this.image.setAttribute("aria-describedby", this.help.id);
      this.listen();
      this.screen.replaceChildren(drawing.part);
      // All at once, so that the page does not jump while the screen is still empty.
      if (!this.screen.isConnected) this.figure.replaceChildren(...this.parts);
      this.fill();
      this.draw();
      if (this.isEmpty) this.say(nothing); else this.say(this.way ? `${this.ways[this.way].title}.` : "At the start.");
    }

    run() {
      if (this.isEmpty) { this.say(nothing); return; }
      if (this.isRunning) return;
      this.isRunning = true;
      this.isOver = false;
      this.before = null;
      if (!this.answered) this.say(this.way ? `Running: ${this.ways[this.way].title}.` : "Running.");
      this.label();
      this.wake();
    }

    pause() {
      this.isRunning = false;
      this.label();
    }

    /** What the button and the space bar do; what has left the screen starts again. */
    toggle() {
      if (this.isRunning) {
        this.pause();
        this.tell();
      } else if (this.isOver) {
        this.reset().then(() => this.run());
      } else this.run();
    }

    stepOnce() {
      if (this.isEmpty) { this.say(nothing); return; }
      this.pause();
      this.step();
      this.draw();
      this.answered = "";
      this.tell();
    }

    /** Goes on where the page is scrolled to the scene, and stops where it is scrolled away. */
    see(isSeen) {
      this.isSeen = isSeen;
      this.wake();
    }

    label() {
      this.runButton.textContent = this.isRunning ? "❚❚" : "▶";
      this.runButton.setAttribute("aria-label", this.isRunning ? "Stop" : "Start");
    }

    /** Asks for the next frame of the display, if anything is to move where somebody sees it. */
    wake() {
      if (this.waiting || !this.isRunning || !this.isSeen) return;
      this.waiting = requestAnimationFrame((now) => {
        this.waiting = null;
        if (!this.isRunning || !this.isSeen) { this.before = null; return; }
        // A page that was hidden goes on where it was, and a machine that is too slow shows slow motion: to catch up would
        // make it slower still.
        const passed = this.before === null ? frame : Math.min((now - this.before) / 1000, 3 * frame);
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
      const { places, move, sight } = this.last;
      const now = this.world.places.slice();
      for (let part = 0; part < now.length; part += 1) {
        // What was added had no place before.
        if (!(Math.abs(now[part] - places[part]) < 0.005)) move[Math.trunc(part / 3)] = this.frames;
      }
      for (let item = 0; item < now.length / 3; item += 1) if (this.isNear(item, 400, now)) sight[item] = this.frames;
      this.last.places = now;
    }

    /** Whether a place is on the screen, or no further from it than so many points. */
    isWithin(left, top, points = 0) {
      const [x, y, width, height] = this.drawing.bounds;
      return left >= x - points && left <= x + width + points && top >= y - points && top <= y + height + points;
    }

    /** The same of a thing. */
    isNear(item, points, places = this.world.places) { return this.isWithin(places[3 * item], places[3 * item + 1], points); }

    /** Whether a thing is far off, for so long that it does not come back. */
    isGone(item) { return this.frames - (this.last.sight[item] ?? 0) > 120; }

    /** Whether nothing moves any more, or nothing that can be seen. */
    get rests() {
      if (this.fingers.size) return false;
      if (this.world.engine.isAtRest()) return true;
      const items = Array.from({ length: this.world.count }, (_, item) => item);
      return items.every((item) => this.isGone(item) || this.frames - (this.last.move[item] ?? 0) > 60);
    }

    draw() { this.drawing.draw(this.finger, this.signs.checked); }

    // MARK: Fingers

    /** A place of the scene under a pointer. */
    at(event) {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.drawing.space.getScreenCTM().inverse());
      return [point.x, point.y];
    }

    listen() {
      const image = this.image;
      const takes = (point) => this.isWithin(...point) && (!this.choosesItems || this.world.engine.itemNear(...point) >= 0);
      // Where nothing is held, the page scrolls.
      image.addEventListener("touchstart", (event) => {
        if (event.touches.length === 1 && takes(this.at(event.touches[0]))) event.preventDefault();
      }, { passive: false });
      image.addEventListener("pointerdown", (event) => {
        const point = this.at(event);
        if (event.button !== 0 || !takes(point)) return;
        this.lift(event);
        if (this.fingers.size) return;
        if (!this.world.engine.press(...point, event.timeStamp / 1000)) return;
        image.setPointerCapture(event.pointerId);
        image.focus({ preventScroll: true });
        event.preventDefault();
        this.fingers.add(event.pointerId);
        this.start = { point, time: event.timeStamp, item: this.world.engine.itemNear(...point), moved: false };
        this.finger = point;
        this.answered = "";
        this.run();
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
      image.addEventListener("blur", (event) => this.lift(event));
    }

    /** Takes all fingers away, without a word to the world. */
    forget() {
      this.fingers.clear();
      this.keyFinger = null;
      this.finger = null;
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
      else if (event.key === " ") this.toggle();
      else if (event.key === ".") this.stepOnce();
      else if (event.key === "Enter" || event.key === "Escape") this.lift(event);
      else if (event.key.toLowerCase() === "r") this.reset().then(() => this.image.focus());
      else if (event.key.toLowerCase() === "n" && this.choosesItems) {
        if (this.isEmpty) { this.say(nothing); event.preventDefault(); return; }
        this.lift(event);
        this.item = (this.item + 1) % this.world.count;
        this.answer(`${this.itemName(this.item)} is next.`);
      } else return;
      event.preventDefault();
    }

    /** Moves a finger that keys make: it goes down where the chosen thing is. */
    nudge(x, y, event) {
      if (this.isEmpty) { this.say(nothing); return; }
      const now = event.timeStamp / 1000;
      if (!this.keyFinger) {
        const places = this.world.places;
        if (this.choosesItems && !this.isNear(this.item, 0)) { this.answer(`${this.itemName(this.item)} is off the screen; R starts again.`); return; }
        const start = this.world.anchor ?? (this.record.hand === "push"
          ? [this.drawing.bounds[0] + this.drawing.bounds[2] / 2, this.drawing.bounds[1] + this.drawing.bounds[3] / 2]
          : [places[3 * this.item], places[3 * this.item + 1]]);
        if (!this.world.engine.press(...start, now)) { this.answer(`${this.itemName(this.item)} can't be moved; N takes the next thing.`); return; }
        this.keyFinger = start;
        this.fingers.add("keys");
        this.answer({ anchor: "Holding the knob.", push: "Finger down." }[this.record.hand] ?? `Holding ${this.itemName(this.item)}.`);
      }
      this.keyFinger = [this.keyFinger[0] + 15 * x, this.keyFinger[1] + 15 * y];
      this.finger = this.keyFinger;
      this.world.engine.drag(...this.keyFinger, now);
      this.run();
    }

    /** Lifts the finger that keys made, if there is one. */
    lift(event) {
      if (!this.keyFinger) return;
      this.keyFinger = null;
      this.finger = null;
      this.fingers.delete("keys");
      this.world.engine.lift(event.timeStamp / 1000);
      this.answer("Let go.");
      this.run();
    }

    // MARK: Words

    itemName(number) { return this.record.items[number]?.name ?? `item ${number + 1}`; }

    say(words) {
      this.status.textContent = words;
      this.answered = "";
    }

    /** Says what a key has done; where things come to rest is said after it, not instead of it. */
    answer(words) {
      this.say(words);
      this.answered = `${words} `;
    }

    /** Says where things are, when they rest or stand still because the reader wants it. */
    tell() {
      const { rests } = this;
      const { places } = this.world;
      const seen = Array.from({ length: this.world.count }, (_, item) => this.isNear(item, 0, places));
      const told = seen.slice(0, 4).map((isSeen, item) =>
        `${this.itemName(item)} ${isSeen ? `at ${places[3 * item].toFixed(0)}, ${places[3 * item + 1].toFixed(0)}` : "off the screen"}`);
      const rest = seen.length > 4 ? `; ${seen.length} in all` : "";
      this.isOver = rests && !seen.includes(true);
      const state = this.isOver ? "out of sight" : rests ? "at rest" : "stopped";
      this.say(`${this.answered}${(this.frames / 60).toFixed(rests ? 1 : 2)} s, ${state}: ${told.join(", ")}${rest}.`);
    }

    add() {
      const [x, y, width] = this.drawing.bounds;
      // One beside the other, so that they are seen apart.
      const place = (this.world.count * 0.381966) % 1;
      const item = this.record.items[0];
      const left = x + item.width / 2 + place * Math.max(width - item.width, 0);
      if (this.world.engine.addItem(0, left, y + item.height / 2 + 24) < 0) { this.say("No more than 200 things fit here."); return; }
      this.answer(`${this.world.count} things.`);
      this.draw();
      this.run();
    }

    /** Runs the scene untouched in an engine of its own, and compares every place with UIKit's, bit by bit. */
    async prove() {
      const world = await World.open(this.record.numbers);
      if (!world.count) { this.proof.tell(null, "Nothing moves here, so there is nothing to compare."); return; }
      for (let count = 0; count < this.record.frames; count += 1) world.engine.step();
      const isSame = world.hash === this.record.hash;
      this.proof.tell(isSame, isSame
        ? `${this.record.frames} frames, untouched, as when UIKit ran them: every place is the same to the last bit (${world.hash}).`
        : `After ${this.record.frames} frames this page's places give ${world.hash}, UIKit's ${this.record.hash}.`);
    }
  }

  gallery.live.kinds.motion = Motion;
})();
