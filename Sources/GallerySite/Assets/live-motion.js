// Things that move, and a hand that moves them.
"use strict";

(() => {
  const { make } = gallery;
  const { Code, Pane, World, button, choice, comparison, compiled, isTouched, key, names, status } = gallery.live;
  const frame = 1 / 60;
  const nothing = "Nothing moves here: no behaviour has anything to move.";
  const isSwitch = (control) => control.step === 1 && control.least === 0 && control.greatest === 1;

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** How many controls a small scene has. */
  const few = 4;

  /** A scene on the page: the way that is chosen, and the right one beside it if the reader wants to compare. */
  class Motion {
    static helps = {
      drag: "Drag what moves, or throw it.", carry: "Drag a thing and let it fly; tap it, and it snaps by itself.",
      push: "Drag anywhere on the screen.", anchor: "Drag anywhere on the screen.",
    };
    /** What is to be done where nothing happens by itself. */
    static invitations = { push: " Now drag a finger over the screen.", anchor: " Now drag the knob." };

    constructor(figure, ways) {
      this.figure = figure;
      this.ways = ways;
      this.isSmall = figure.classList.contains("small");
      this.way = 0;
      this.isBoth = false;
      this.speed = 1;
      this.debt = 0;
      this.item = 0;
      this.turn = 0;
      this.isSeen = true;
      this.isRunning = false;
      // Values by the names of controls, and places at which the hand has left things, by their numbers.
      this.changed = new Map();
      this.left = new Map();
      this.fingers = new Set();
    }

    /** Makes everything that a reader uses. */
    async open() {
      this.read();
      // Where there is no engine, the figure stays as it is.
      await compiled("Scene");
      this.build();
      await this.reset();
      // On the first page things move from the start.
      if (this.isSmall && !this.figure.closest(".deck") && !calm.matches) this.run();
    }

    get record() { return this.ways[this.way].scene.motion; }

    /** The way that is chosen; the right one stands before it. */
    get pane() { return this.panes.at(-1); }
    get world() { return this.pane.world; }
    get drawing() { return this.pane.drawing; }
    get image() { return this.pane.image; }

    /** Whether there is nothing to move, as in ways that give a behaviour nothing, or an animator no behaviour. */
    get isEmpty() { return this.panes.every((pane) => !pane.world.count); }

    /** Whether all have left the screen that were on it; of two screens, one is enough if the other stands still. */
    get isOver() {
      const lively = this.panes.filter((pane) => pane.world.count);
      const emptied = lively.filter((pane) => pane.hasEmptied).length;
      return emptied > 0 && (emptied === lively.length || this.rests);
    }

    /** Whether a finger takes one of the things, and not a knob or the screen. */
    get choosesItems() { return ["drag", "carry"].includes(this.record.hand); }

    // MARK: The parts

    build() {
      const caption = this.figure.querySelector("figcaption");
      const { boundaries, controls, hand } = this.ways[0].scene.motion;
      this.status = status();
      this.screen = make("div", { class: "screen" });
      this.again = make("button", { type: "button", class: "again", hidden: true, onclick: () => this.reset().then(() => { this.image.focus({ preventScroll: true }); this.run(); }) }, "Start again");
      this.runButton = button("▶", "Start", () => this.toggle(), "space");
      this.signs = make("input", { type: "checkbox", checked: true, onchange: () => this.draw() });
      const slow = make("input", { type: "checkbox", onchange: () => { this.speed = slow.checked ? 0.2 : 1; } });
      this.bar = make("div", { class: "player", role: "group", "aria-label": "Time" },
        this.runButton, button("›", "One frame on", () => this.stepOnce(), "full stop"),
        button("↺", "Back to the start, with your values", () => this.reset(), "R"),
        make("label", { title: "A fifth of the speed" }, slow, "Slow motion"),
        make("label", { title: "Show velocities, boundaries and what is tied" }, this.signs, "Arrows and lines"));
      // What is filled anew lies between parts that stay, so that what has the focus there keeps it.
      this.choice = choice(this.ways, (way, isBoth) => { this.way = way; this.isBoth = isBoth; this.reset(true); });
      this.code = new Code(this.isSmall ? [] : controls);
      this.rows = make("div");
      this.addButton = make("button", { type: "button", title: "One more like the first", onclick: () => this.add() }, "Add one more");
      this.link = make("a", { href: "#", title: "An address of this scene with your values" }, "Link to these values");
      const restore = button("Lesson's values", "Back to the start, with the lesson's values", () => { this.changed.clear(); this.reset(); });
      const panel = make("div", { class: "controls" }, ...this.choice.parts, this.rows, this.code.part, make("p", { class: "more" }, this.addButton, restore, this.link));
      const hasTies = hand === "anchor";
      const meets = boundaries.length > 0;
      this.legend = key([
        ["velocity", "velocity"], ...meets ? [["boundary", "boundary"], ["contact", "contact"]] : [],
        ...hasTies ? [["rod", "rod"], ["spring", "spring"], ["knob", "knob"]] : [], ["finger", "finger"],
      ]);
      this.help = make("p", { class: "faint", id: `help-${this.name}` }, Motion.helps[hand],
        make("span", { class: "by-keys" }, " By keys: click the screen or tab to it, then arrows move a finger",
          this.record.items.length > 1 && this.choosesItems ? ", N takes the next thing" : "",
          ", Enter lifts it, space stops and starts, full stop is one frame, R starts again."));
      this.proof = comparison(() => this.prove());
      if (this.isSmall) {
        this.signs.checked = false;
        this.help.classList.add("unseen");
        this.bar.replaceChildren(this.runButton, button("↺", "Back to the start, with your values", () => this.reset().then(() => this.run()), "R"));
        this.parts = [
          make("div", { class: "stage" }, this.screen, this.again), caption, make("div", { class: "time" }, this.bar, ...this.status.parts),
          make("div", { class: "side controls" }, this.rows, this.help),
        ];
        return;
      }
      this.parts = [
        caption, make("div", { class: "stage" }, this.screen, this.again), make("div", { class: "time" }, this.bar, ...this.status.parts),
        make("div", { class: "side" }, panel, this.legend, this.help, this.proof.part),
      ];
    }

    /** What a reader can change, as the ways that are shown have it. */
    fill() {
      this.choice.show(this.way, this.isBoth);
      const all = [...new Map(this.panes.flatMap((pane) => pane.record.controls).map((control) => [control.name, control])).values()];
      const controls = (this.isSmall ? all.slice(0, few) : all).filter(({ name }) => this.value(name) !== undefined);
      const names = controls.map(({ name }) => name).join();
      // Controls that stay keep the finger that moves them.
      if (names !== this.filled) {
        this.filled = names;
        this.fields = controls.map((control) => this.control(control));
        this.rows.replaceChildren(...this.fields.map(({ part }) => part));
      }
      for (const { show } of this.fields) show();
      // What is added looks like the first thing; where there is none, nothing can be added.
      this.addButton.hidden = !this.record.addsItems || this.isEmpty;
      this.tellValues();
    }

    value(name) { return [this.pane, ...this.panes].map((pane) => pane.value(name)).find((value) => !Number.isNaN(value)); }

    set(name, to) {
      for (const pane of this.panes) pane.set(name, to);
      this.changed.set(name, this.value(name) ?? to);
    }

    control(control) {
      const { name } = control;
      const set = (to) => {
        const isAtRest = !this.isRunning && this.frames > 0 && this.rests;
        // What was changed last is shown in the code.
        this.changed.delete(name);
        this.set(name, to);
        this.tellValues();
        // What has come to rest shows what the value does from the start.
        if (isAtRest) this.reset(true).then(() => this.run()); else this.run();
      };
      if (isSwitch(control)) {
        const box = make("input", { type: "checkbox", onchange: () => set(box.checked ? 1 : 0) });
        const part = make("label", { class: "switch", title: `${name}: on or off` }, box, make("span", {}, name));
        return { part, show: () => { box.checked = this.value(name) !== 0; } };
      }
      const words = (of) => `${Number((of * control.factor).toFixed(2))}${control.unit}`;
      const shown = make("output", {});
      const tell = (value) => {
        shown.textContent = words(value);
        slider.setAttribute("aria-valuetext", words(value));
      };
      const slider = make("input", {
        type: "range", min: control.least, max: control.greatest, step: control.step,
        oninput: () => { const to = Number(slider.value); tell(to); set(to); },
      });
      // A slider shows steps only; the lesson's own value counts until it is moved.
      const show = () => { slider.value = this.value(name); tell(this.value(name)); };
      return { part: make("label", { title: `${name}: ${words(control.least)} to ${words(control.greatest)}` }, make("span", {}, name), slider, shown), show };
    }

    // MARK: The address and the code

    get name() { return this.isSmall ? `small-${this.figure.dataset.scene}` : `live-${this.figure.dataset.name}`; }

    /** Brings the values into the lesson's code, and into a link that brings them back. */
    tellValues() {
      this.code.show(this.changed);
      const { controls } = this.ways[0].scene.motion;
      const values = controls.flatMap(({ name }, number) => this.changed.has(name) ? [`${number}=${this.changed.get(name)}`] : []);
      if (this.isBoth) values.unshift("both=1");
      if (this.way) values.unshift(`way=${this.way}`);
      this.link.href = `#${[this.name, ...values].join("&")}`;
    }

    /** The values of the page's address, if it names this scene; whether it does. */
    read() {
      const [name, ...values] = gallery.place().split("&");
      if (name !== this.name) return false;
      this.changed.clear();
      [this.way, this.isBoth] = [0, false];
      for (const [key, value] of values.map((each) => each.split("="))) {
        const control = this.ways[0].scene.motion.controls[key];
        if (key === "way") this.way = Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), this.ways.length - 1);
        else if (key === "both") this.isBoth = value === "1";
        else if (control && value && Number.isFinite(Number(value))) this.changed.set(control.name, Number(value));
      }
      this.isBoth &&= this.way > 0;
      return true;
    }

    /** Shows the moment of a lesson's step: a way by its title, values by the names of controls, and whether it moves. */
    async moment(parts) {
      this.changed.clear();
      this.way = 0;
      for (const part of parts) {
        const [name, value] = part.split("=").map((each) => each.trim());
        const control = this.ways[0].scene.motion.controls.find((each) => each.name === name);
        if (control) this.changed.set(name, Number(value) / control.factor);
        else this.way = Math.max(this.way, this.ways.findIndex(({ title }) => title === part));
      }
      const { turn } = this;
      await this.reset();
      // Meanwhile another step may be read.
      if (parts.includes("moving") && turn + 1 === this.turn && !calm.matches) this.run();
    }

    /** Takes the values of the page's address anew, if it names this scene. */
    call() { if (this.read()) this.reset(); }

    // MARK: Time

    /** Begins anew, with the values that a reader has set; where wanted also with things where the hand has left them. */
    async reset(keepsPlaces = false) {
      this.pause();
      this.turn += 1;
      const { turn } = this;
      const shown = [...this.isBoth ? [this.ways[0]] : [], this.ways[this.way]];
      const panes = await Promise.all(shown.map((way) => Pane.open(way, shown.length > 1)));
      // Keys choose ways faster than worlds open; the last one counts.
      if (turn !== this.turn) { for (const pane of panes) pane.drawing.close(); return; }
      // A finger belongs to the world that it pressed; it may have moved while the new one opened.
      this.forget();
      this.pause();
      for (const pane of this.panes ?? []) pane.drawing.close();
      this.panes = panes;
      for (const [name, value] of this.changed) this.set(name, value);
      if (!keepsPlaces) this.left.clear();
      for (const pane of panes) this.putBack(pane);
      this.item = 0;
      this.answered = "";
      for (const pane of panes) {
        pane.image.setAttribute("aria-describedby", this.help.id);
        this.listen(pane);
      }
      this.screen.classList.toggle("both", panes.length > 1);
      const hasFocus = this.screen.contains(document.activeElement);
      this.screen.replaceChildren(...panes.map((pane) => pane.part));
      if (hasFocus) this.image.focus({ preventScroll: true });
      // All at once, so that the page does not jump while the screen is still empty.
      if (!this.screen.isConnected) this.figure.replaceChildren(...this.parts);
      this.fill();
      this.draw();
      this.again.hidden = true;
      if (this.isEmpty) { this.say(nothing); return; }
      const invitation = Motion.invitations[this.record.hand] ?? "";
      this.say(`${this.way ? `${this.ways[this.way].title}.` : "At the start."}${invitation}`);
    }

    /** Puts things where the hand has left them, if they are the things that it had. */
    putBack(pane) {
      if (this.bodies !== Motion.bodies(pane.record)) return;
      const { engine } = pane.world;
      for (const [item, [x, y, angle]] of this.left) {
        if (item === "anchor") { engine.press(x, y, 0); engine.cancel(); } else engine.putItem(item, x, y, angle);
      }
      pane.last.places = pane.world.places.slice();
    }

    static bodies(record) { return JSON.stringify(record.items.map(({ name, width, height }) => [name, width, height])); }

    /** Remembers where the hand leaves what it has. */
    leave() {
      this.bodies = Motion.bodies(this.record);
      const { anchor } = this.world;
      if (anchor) { this.left.set("anchor", [...anchor, 0]); return; }
      const pane = [this.pane, ...this.panes].find(({ held, world }) => held >= 0 && held < world.count);
      if (!pane || pane.held >= this.record.items.length || !pane.isOn(pane.held)) return;
      this.left.set(pane.held, [...pane.world.places.slice(3 * pane.held, 3 * pane.held + 3)]);
    }

    run() {
      if (this.isEmpty) { this.say(nothing); return; }
      for (const pane of this.panes) pane.stir();
      if (this.isRunning) return;
      this.isRunning = true;
      this.before = null;
      if (!this.answered) this.say(this.running);
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

    step() { for (const pane of this.panes) pane.step(); }

    /** How many frames have passed since the start. */
    get frames() { return this.pane.frames; }

    /** Goes on where the page is scrolled to the scene, and stops where it is scrolled away. */
    see(isSeen) {
      this.isSeen = isSeen;
      this.wake();
    }

    label() {
      this.runButton.textContent = this.isRunning ? "❚❚" : "▶";
      for (const [attribute, words] of Object.entries(names(this.isRunning ? "Stop" : "Start", "space"))) this.runButton.setAttribute(attribute, words);
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
        while (this.debt >= frame - 1e-6) {
          this.debt -= frame;
          this.step();
        }
        this.draw();
        if (this.rests) { this.pause(); this.tell(); return; }
        this.follow();
        this.wake();
      });
    }

    get rests() { return !this.fingers.size && this.panes.every((pane) => pane.rests); }

    draw() { for (const pane of this.panes) pane.drawing.draw(this.finger, this.signs.checked); }

    // MARK: The hand

    listen(pane) {
      const { image } = pane;
      const takes = (point) => pane.isWithin(...point) && (!this.choosesItems || this.panes.some((each) => each.itemNear(point) >= 0));
      // Where nothing is held, the page scrolls.
      image.addEventListener("touchstart", (event) => {
        if (event.touches.length === 1 && takes(pane.at(event.touches[0]))) event.preventDefault();
      }, { passive: false });
      image.addEventListener("pointerdown", (event) => {
        const point = pane.at(event);
        if (event.button !== 0 || !takes(point)) return;
        this.lift(event);
        if (this.fingers.size) return;
        if (!this.press(point, event)) return;
        image.setPointerCapture(event.pointerId);
        image.focus({ preventScroll: true });
        event.preventDefault();
        this.fingers.add(event.pointerId);
        this.start = { point, time: event.timeStamp, moved: false };
        this.answered = "";
        this.say(this.running);
        this.run();
      });
      image.addEventListener("pointermove", (event) => {
        if (!this.fingers.has(event.pointerId)) return;
        const point = pane.at(event);
        if (Math.hypot(point[0] - this.start.point[0], point[1] - this.start.point[1]) > 6) this.start.moved = true;
        this.drag(point, event);
      });
      const end = (event) => {
        if (!this.fingers.delete(event.pointerId)) return;
        this.finger = null;
        const isUp = event.type === "pointerup";
        this.leave();
        for (const { world } of this.panes) if (isUp) world.engine.lift(event.timeStamp / 1000); else world.engine.cancel();
        if (isUp && !this.start.moved && event.timeStamp - this.start.time < 400) this.tap();
        this.run();
      };
      for (const name of ["pointerup", "pointercancel"]) image.addEventListener(name, end);
      image.addEventListener("keydown", (event) => this.key(event));
      image.addEventListener("blur", (event) => this.lift(event));
    }

    /** Puts the finger down in all worlds; whether it takes anything. */
    press(point, event) {
      const taken = this.panes.map((pane) => pane.press(point, event.timeStamp / 1000));
      if (!taken.includes(true)) return false;
      this.finger = point;
      return true;
    }

    drag(point, event) {
      this.finger = point;
      for (const { world } of this.panes) world.engine.drag(...point, event.timeStamp / 1000);
      this.run();
    }

    /** Takes all fingers away, without a word to the world. */
    forget() {
      this.fingers.clear();
      this.keyFinger = null;
      this.finger = null;
    }

    /** A thing that is tapped snaps to where such things are caught. */
    tap() {
      if (this.record.hand !== "carry") return;
      for (const { held, world } of this.panes) if (held >= 0) world.engine.snapToCatch(held);
    }

    // MARK: Keys

    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      if (ways[event.key]) this.nudge(...ways[event.key], event);
      else if (event.key === " ") this.toggle();
      else if (event.key === ".") this.stepOnce();
      else if (event.key === "Enter" || event.key === "Escape") this.lift(event);
      else if (event.key.toLowerCase() === "r") this.reset();
      else if (event.key.toLowerCase() === "n" && this.choosesItems) {
        if (this.isEmpty) { this.say(nothing); event.preventDefault(); return; }
        this.lift(event);
        this.item = (this.item + 1) % this.first.world.count;
        this.answer(`${this.pane.name(this.item)} is next.`);
      } else return;
      event.preventDefault();
    }

    /** The pane in which keys find things. */
    get first() { return [this.pane, ...this.panes].find(({ world }) => world.count) ?? this.pane; }

    /** Moves a finger that keys make: it goes down where the chosen thing is. */
    nudge(x, y, event) {
      if (this.isEmpty) { this.say(nothing); return; }
      if (!this.keyFinger) {
        const { first } = this;
        const name = first.name(this.item);
        if (this.choosesItems && !first.isNear(this.item, 0)) { this.answer(`${name} is off the screen; R starts again.`); return; }
        const [left, top, width, height] = this.drawing.bounds;
        const start = this.world.anchor ?? (this.record.hand === "push"
          ? [left + width / 2, top + height / 2]
          : [...first.world.places.slice(3 * this.item, 3 * this.item + 2)]);
        if (!this.press(start, event)) { this.answer(`${name} can't be moved; N takes the next thing.`); return; }
        this.keyFinger = start;
        this.fingers.add("keys");
        this.answer({ anchor: "Holding the knob.", push: "Finger down." }[this.record.hand] ?? `Holding ${name}.`);
      }
      this.keyFinger = [this.keyFinger[0] + 15 * x, this.keyFinger[1] + 15 * y];
      this.drag(this.keyFinger, event);
    }

    /** Lifts the finger that keys made, if there is one. */
    lift(event) {
      if (!this.keyFinger) return;
      this.keyFinger = null;
      this.finger = null;
      this.fingers.delete("keys");
      this.leave();
      for (const { world } of this.panes) world.engine.lift(event.timeStamp / 1000);
      this.answer("Let go.");
      this.run();
    }

    // MARK: Words

    say(words) {
      this.status.say(words);
      this.answered = "";
    }

    /** Says what a key has done; where things come to rest is said after it, not instead of it. */
    answer(words) {
      this.say(words);
      this.answered = `${words} `;
    }

    /** What is going on while time passes. */
    get running() {
      if (this.fingers.size) {
        const held = this.panes.find((pane) => pane.held >= 0);
        return { anchor: "Holding the knob.", push: "Finger down: now drag." }[this.record.hand] ?? `Holding ${held?.name(held.held) ?? "nothing"}.`;
      }
      if (this.isOver) return this.seen;
      if (this.isBoth) return "Running both.";
      const { gone } = this.pane;
      return `Running${this.way ? `: ${this.ways[this.way].title}` : ""}${gone ? `; ${gone}` : ""}.`;
    }

    /** Says it when it has changed; an empty screen is always told, and offers to start again. */
    follow() {
      const { isOver } = this;
      if (!this.answered || isOver) this.say(this.running);
      this.offer(isOver);
    }

    /** Offers to start an empty screen again; a small scene goes back to its start by itself. */
    offer(isOver) {
      this.again.hidden = !isOver || this.isSmall;
      if (!this.isSmall || !isOver || this.returning) return;
      const { turn } = this;
      this.returning = setTimeout(() => { this.returning = null; if (turn === this.turn && this.isOver) this.reset(); }, 700);
    }

    /** Where things are, as a sentence for each screen. */
    get seen() {
      if (this.isBoth) return this.panes.map((pane) => `${pane.way.title}: ${pane.words}.`).join(" ");
      return this.pane.hasEmptied ? "Nothing is left on the screen." : `${this.pane.words}.`;
    }

    /** Says where things are, when they rest or stand still because the reader wants it. */
    tell() {
      const { isOver } = this;
      this.offer(isOver);
      if (isOver) { this.say(`${this.answered}${this.seen} ${isTouched() ? "" : "R or "}“Start again” starts again.`); return; }
      const { rests } = this;
      const invitation = rests ? Motion.invitations[this.record.hand] ?? "" : "";
      this.say(`${this.answered}${(this.frames / 60).toFixed(rests ? 1 : 2)} s, ${rests ? "at rest" : "stopped"}: ${this.seen}${invitation}`);
    }

    add() {
      for (const { drawing, record, world } of this.panes.filter((pane) => pane.world.count)) {
        const [x, y, width] = drawing.bounds;
        // One beside the other, so that they are seen apart.
        const place = (world.count * 0.381966) % 1;
        const item = record.items[0];
        const left = x + item.width / 2 + place * Math.max(width - item.width, 0);
        if (world.engine.addItem(0, left, y + item.height / 2 + 24) < 0) { this.say("No more than 200 things fit here."); return; }
      }
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
