// A world of things that move, with its screen: the only one of a scene, or one of the two that stand side by side.
"use strict";

(() => {
  const { make } = gallery;
  const { Drawing, bytes, engine, named } = gallery.live;

  /** A scene in an engine of its own. */
  class World {
    static async open(numbers) {
      const world = new World();
      world.engine = await engine("Scene");
      const data = bytes(numbers);
      const start = world.engine.roomForNumbers(data.length / 8);
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

  class Pane {
    /** How many frames something must have stood still to be at rest. */
    static still = 12;

    static async open(way, isOneOfTwo) {
      const pane = new Pane();
      pane.way = way;
      pane.record = way.scene.motion;
      pane.world = await World.open(pane.record.numbers);
      pane.drawing = new Drawing(pane.record, pane.world, isOneOfTwo ? `${way.title}: ${way.scene.caption}` : way.scene.caption);
      await pane.drawing.open();
      pane.image = pane.drawing.image;
      pane.part = make("div", { class: "pane" }, make("p", { class: `name ${way.group}` }, named(way)), pane.drawing.part);
      pane.frames = 0;
      pane.stirred = 0;
      // Where each thing was last, and when it last moved and was last near.
      pane.last = { places: pane.world.places.slice(), move: [], sight: [] };
      return pane;
    }

    get items() { return Array.from({ length: this.world.count }, (_, item) => item); }

    step() {
      this.world.engine.step();
      this.frames += 1;
      const { places, move, sight } = this.last;
      const now = this.world.places.slice();
      for (let part = 0; part < now.length; part += 1) {
        // Points, and radians at a distance of a hundred points; what was added had no place before.
        const least = part % 3 === 2 ? 0.00005 : 0.005;
        if (!(Math.abs(now[part] - places[part]) < least)) move[Math.trunc(part / 3)] = this.frames;
      }
      for (const item of this.items) if (this.isNear(item, 400, now)) sight[item] = this.frames;
      this.last.places = now;
    }

    /** Takes note that something has changed what moves, which may be seen a few frames later. */
    stir() { this.stirred = this.frames; }

    // MARK: What is seen

    /** Whether a place is on the screen, or no further from it than so many points. */
    isWithin(left, top, points = 0) {
      const [x, y, width, height] = this.drawing.bounds;
      return left >= x - points && left <= x + width + points && top >= y - points && top <= y + height + points;
    }

    /** The same of a thing's middle. */
    isNear(item, points, places = this.world.places) { return this.isWithin(places[3 * item], places[3 * item + 1], points); }

    /** Whether some of a thing may be on the screen. */
    isOn(item) {
      const { width, height } = this.record.items[item] ?? this.record.items[0];
      return this.isNear(item, Math.hypot(width, height) / 2);
    }

    /** Whether there were things, and all have left the screen. */
    get hasEmptied() { return this.world.count > 0 && !this.items.some((item) => this.isOn(item)); }

    /** Whether nothing moves any more, or nothing that comes back. */
    get rests() {
      if (this.world.engine.isAtRest()) return true;
      const isGone = (item) => this.frames - (this.last.sight[item] ?? 0) > 120;
      return this.items.every((item) => isGone(item) || this.frames - Math.max(this.last.move[item] ?? 0, this.stirred) > Pane.still);
    }

    name(item) { return this.record.items[item]?.name ?? `item ${item + 1}`; }

    /** Where things are, in words. */
    get words() {
      if (!this.world.count) return "nothing moves";
      if (this.hasEmptied) return "nothing is left on the screen";
      const { places } = this.world;
      const seen = this.items.filter((item) => this.isOn(item));
      const told = seen.slice(0, 4).map((item) => `${this.name(item)} at ${places[3 * item].toFixed(0)}, ${places[3 * item + 1].toFixed(0)}`);
      const { gone } = this;
      return told.join(", ") + (seen.length > 4 ? `; ${seen.length} on the screen` : "") + (gone ? `; ${gone}` : "");
    }

    /** All that is off the screen, in words; empty if all is on it. */
    get gone() {
      const gone = this.items.filter((item) => !this.isOn(item)).map((item) => this.name(item));
      return gone.length ? `off the screen: ${gone.length > 6 ? `${gone.length} things` : gone.join(", ")}` : "";
    }

    // MARK: What is changed

    /** The control of a name; nothing if what it changes is not there. */
    control(name) { return this.record.controls.find((control) => control.name === name); }

    value(name) {
      const control = this.control(name);
      return control ? this.world.engine.value(control.property, control.index) : NaN;
    }

    set(name, value) {
      const control = this.control(name);
      if (control) this.world.engine.setValue(control.property, control.index, Math.min(Math.max(value, control.least), control.greatest));
    }

    // MARK: The hand

    /** The thing at a point; -1 if there is none. */
    itemNear(point) { return this.world.engine.itemNear(...point); }

    /** Puts a finger down; whether it takes something. The thing that it takes is held. */
    press(point, time) {
      const item = ["drag", "carry"].includes(this.record.hand) ? this.itemNear(point) : -1;
      const takes = Boolean(this.world.engine.press(...point, time));
      this.held = takes ? item : -1;
      return takes;
    }

    /** A place of the scene under a pointer. */
    at(event) {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.drawing.space.getScreenCTM().inverse());
      return [point.x, point.y];
    }
  }

  Object.assign(gallery.live, { World, Pane });
})();
