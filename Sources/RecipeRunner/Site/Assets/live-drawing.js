// What is seen of things that move.
"use strict";

(() => {
  const { svg, zigzag } = gallery.live;

  /** An arrow from a place, as a path. */
  function arrow(x, y, dx, dy, scale) {
    const [toX, toY] = [x + dx * scale, y + dy * scale];
    const angle = Math.atan2(dy, dx);
    const wing = (turn) => `${(toX - 9 * Math.cos(angle + turn)).toFixed(1)} ${(toY - 9 * Math.sin(angle + turn)).toFixed(1)}`;
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}M${wing(0.5)}L${toX.toFixed(1)} ${toY.toFixed(1)}L${wing(-0.5)}`;
  }

  /** What is seen of a scene: the screen, what moves on it, and signs of what no view shows. */
  class Drawing {
    static count = 0;

    constructor(record, world, caption) {
      this.record = record;
      this.world = world;
      this.things = svg("g");
      this.lower = svg("g", { class: "live-lines" });
      this.upper = svg("g", { class: "live-signs" });
      this.space = svg("g", { transform: `matrix(${record.space.join(" ")})` });
      this.space.append(this.lower, this.things, this.upper);
      this.image = this.screen(caption);
      this.bounds = this.visible();
      this.groups = [];
      // The things are drawn as they are turned at the start.
      this.angles = record.items.map((_, number) => world.places[3 * number + 2]);
    }

    /** The screen, with room for what moves on it. */
    screen(caption) {
      const prefix = `live${Drawing.count++}-`;
      const image = drawing(this.record.backdrop, prefix);
      for (const element of image.querySelectorAll(":scope > title, :scope > desc")) element.remove();
      for (const name of ["aria-labelledby", "aria-describedby"]) image.removeAttribute(name);
      for (const [name, value] of Object.entries({
        role: "application", tabindex: 0, "aria-label": `${caption}. Arrows move a finger, Enter lifts it, space starts and stops.`,
      })) image.setAttribute(name, value);
      const [x, y, width, height] = this.record.screen;
      const clip = svg("clipPath", { id: `${prefix}screen` });
      clip.append(svg("rect", { x, y, width, height }));
      const window = svg("g", { "clip-path": `url(#${prefix}screen)` });
      window.append(this.space);
      image.append(clip, window);
      return image;
    }

    /** The screen in coordinates of the scene: x, y, width and height. */
    visible() {
      const [x, y, width, height] = this.record.screen;
      const inverse = new DOMMatrix(this.record.space).inverse();
      const [one, other] = [[x, y], [x + width, y + height]].map((corner) => inverse.transformPoint(new DOMPoint(...corner)));
      return [Math.min(one.x, other.x), Math.min(one.y, other.y), Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
    }

    /** The drawing of an item; those that were added look like the first. */
    thing(number) {
      const item = this.record.items[number] ?? this.record.items[0];
      const group = svg("g", { class: "thing" });
      const own = drawing(item.svg, `live${Drawing.count++}-`);
      for (const element of own.querySelectorAll("title, desc")) element.remove();
      for (const name of ["role", "aria-labelledby", "aria-describedby", "lang"]) own.removeAttribute(name);
      for (const [name, value] of Object.entries({ x: -item.width / 2, y: -item.height / 2, overflow: "visible" })) own.setAttribute(name, value);
      group.append(own);
      this.things.append(group);
      return group;
    }

    draw(finger, hasSigns) {
      const places = this.world.places;
      for (let number = 0; number < this.world.count; number += 1) {
        this.groups[number] ??= this.thing(number);
        const turn = (places[3 * number + 2] - (this.angles[number] ?? this.angles[0])) * 180 / Math.PI;
        this.groups[number].setAttribute("transform",
          `translate(${places[3 * number].toFixed(2)} ${places[3 * number + 1].toFixed(2)}) rotate(${turn.toFixed(2)})`);
      }
      this.lower.replaceChildren(...this.ties());
      this.upper.replaceChildren(
        ...(finger ? [svg("circle", { class: "finger", cx: finger[0], cy: finger[1], r: 22 })] : []), ...(hasSigns ? this.signs() : []));
    }

    /** What ties things: rods are lines, springs zigzags. */
    ties() {
      const lines = this.world.groups(this.world.engine.ties(), 5).map(([x1, y1, x2, y2, yields]) =>
        svg("path", { class: yields ? "spring" : "rod", d: zigzag([x1, y1], [x2, y2], yields ? 12 : 0, 5) }));
      const { anchor } = this.world;
      if (anchor) lines.push(svg("circle", { class: "anchor", cx: anchor[0], cy: anchor[1], r: 10 }));
      return lines;
    }

    /** Boundaries, velocities and contacts; each kind in one path, as hundreds of elements a frame would be slow. */
    signs() {
      const { engine, count } = this.world;
      const signs = this.record.boundaries.filter(({ behavior }) => engine.hasBoundaries(behavior)).map(({ points, isClosed }) => {
        const corners = points.reduce((pairs, number, index) => (index % 2 ? pairs : [...pairs, `${number} ${points[index + 1]}`]), []);
        return svg("path", { class: "boundary", d: `M${corners.join("L")}${isClosed ? "Z" : ""}` });
      });
      const places = this.world.places.slice();
      const velocities = this.world.numbers(engine.itemVelocities(), 2 * count).slice();
      const arrows = [];
      for (let number = 0; number < Math.min(count, 40); number += 1) {
        const [dx, dy] = [velocities[2 * number] / 8, velocities[2 * number + 1] / 8];
        const length = Math.hypot(dx, dy);
        if (length > 3) arrows.push(arrow(places[3 * number], places[3 * number + 1], dx, dy, Math.min(1, 160 / length)));
      }
      // The lighter one below is seen on dark things.
      for (const name of arrows.length ? ["velocity halo", "velocity"] : []) signs.push(svg("path", { class: name, d: arrows.join("") }));
      const contacts = this.world.groups(engine.contactPoints(), 2).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`);
      if (contacts.length) signs.push(svg("path", { class: "contact", d: contacts.join("") }));
      return signs;
    }
  }

  gallery.live.Drawing = Drawing;
})();
