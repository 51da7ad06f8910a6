// What is seen of things that move.
"use strict";

(() => {
  const { make } = gallery;
  const { isTouched, svg, zigzag } = gallery.live;

  /** Adds an arrow from a place to a path. */
  function addArrow(path, x, y, dx, dy, scale) {
    const [toX, toY] = [x + dx * scale, y + dy * scale];
    const angle = Math.atan2(dy, dx);
    const wing = (turn) => [toX - 9 * Math.cos(angle + turn), toY - 9 * Math.sin(angle + turn)];
    path.moveTo(x, y);
    path.lineTo(toX, toY);
    path.moveTo(...wing(0.5));
    path.lineTo(toX, toY);
    path.lineTo(...wing(-0.5));
  }

  /** A path around a place. */
  function circle([x, y], radius) {
    const path = new Path2D();
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return path;
  }

  /** A path through corners, as x and y in turn. */
  function polygon(points, isClosed) {
    const path = new Path2D();
    for (let index = 0; index < points.length; index += 2) path.lineTo(points[index], points[index + 1]);
    if (isClosed) path.closePath();
    return path;
  }

  /** The colours of lines and signs, which the style sheet has. */
  function colors(element) {
    const style = getComputedStyle(element);
    return Object.fromEntries(["tie", "knob", "boundary", "velocity", "halo", "contact", "finger", "finger-edge"].map((name) =>
      [name, style.getPropertyValue(`--${name}`)]));
  }

  /** The colour of a drawing that is one rectangle, as most views are; null where there is more to see. */
  function plainColor(image, width, height) {
    const [rect, ...others] = image.children;
    if (others.length || rect?.localName !== "rect") return null;
    const { fill, ...rest } = Object.fromEntries([...rect.attributes].map(({ name, value }) => [name, value]));
    const isWhole = Object.entries(rest).every(([name, value]) => Number(value) === { width, height }[name]);
    return isWhole && CSS.supports("color", fill) ? fill : null;
  }

  /** The look of a thing, as an image that is drawn again and again. */
  class Look {
    constructor(item) {
      this.item = item;
      this.canvas = document.createElement("canvas");
      this.scale = 0;
    }

    /** Takes in the drawing, with what of it reaches beyond the thing's frame. */
    async open(measure) {
      const own = drawing(this.item.svg, `live${Drawing.count++}-`);
      const { width, height } = this.item;
      const box = measure(own);
      this.color = plainColor(own, width, height);
      if (this.color) return;
      // Strokes and the soft edges of curves lie outside of the box.
      const margin = 2 + Math.ceil(Math.max(0, -box.x, -box.y, box.x + box.width - width, box.y + box.height - height));
      [this.left, this.top] = [-width / 2 - margin, -height / 2 - margin];
      [this.width, this.height] = [width + 2 * margin, height + 2 * margin];
      const frame = { width: this.width, height: this.height, viewBox: `${-margin} ${-margin} ${this.width} ${this.height}` };
      for (const [name, value] of Object.entries(frame)) own.setAttribute(name, value);
      this.image = new Image();
      this.image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(own))}`;
      await this.image.decode();
    }

    /** Paints it with so many pixels a point. */
    paint(scale) {
      if (this.color || scale === this.scale) return;
      this.scale = scale;
      [this.canvas.width, this.canvas.height] = [Math.ceil(this.width * scale), Math.ceil(this.height * scale)];
      this.canvas.getContext("2d").drawImage(this.image, 0, 0, this.width * scale, this.height * scale);
    }

    /** Draws it about a place, where the context's transform is the one given; a plain one may be a little smaller. */
    draw(context, { a, b, e, f }, inset) {
      const { canvas, item, left, scale, top } = this;
      if (this.color) {
        context.fillStyle = this.color;
        context.fillRect(inset - item.width / 2, inset - item.height / 2, item.width - 2 * inset, item.height - 2 * inset);
      } else if (b === 0 && a > 0) {
        // What is not turned takes whole pixels: it stays sharp, and is quickly painted.
        context.setTransform(1, 0, 0, 1, Math.round(e + left * scale), Math.round(f + top * scale));
        context.drawImage(canvas, 0, 0);
      } else {
        context.drawImage(canvas, left, top, canvas.width / scale, canvas.height / scale);
      }
    }

    /** How far its edge is from its middle on the way that a velocity points. */
    reach(dx, dy, turn) {
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
      const [along, across] = [Math.abs(dx * cosine + dy * sine), Math.abs(dy * cosine - dx * sine)];
      return Math.min(this.item.width / 2 / along, this.item.height / 2 / across) * Math.hypot(dx, dy);
    }
  }

  /**
   * What is seen of a scene: the screen, what moves on it, and signs of what no view shows.
   *
   * What moves is painted on a canvas over the drawing of the screen: hundreds of elements that change in every frame are
   * too much for a phone.
   */
  class Drawing {
    static count = 0;

    constructor(record, world, caption) {
      this.record = record;
      this.world = world;
      this.image = this.screen(caption);
      // An element that has the scene's coordinates.
      this.space = svg("g", { transform: `matrix(${record.space.join(" ")})` });
      this.image.append(this.space);
      this.canvas = make("canvas", { "aria-hidden": "true" });
      this.part = make("div", { class: "layers" }, this.image, this.canvas);
      this.bounds = this.visible();
      // The things are drawn as they are turned at the start.
      this.angles = record.items.map((_, number) => world.places[3 * number + 2]);
      this.shown = [null, false];
      this.watcher = new ResizeObserver(() => this.resize());
      this.closing = new AbortController();
      // A browser that takes the canvas away to save memory gives an empty one back.
      this.canvas.addEventListener("contextrestored", () => this.resize());
    }

    /** Takes in how things look; what looks alike is taken in once. */
    async open() {
      const looks = new Map(this.record.items.map((item) => [item.svg, new Look(item)]));
      const room = svg("svg", { class: "measured", "aria-hidden": "true" });
      document.body.append(room);
      const measure = (own) => {
        for (const element of own.querySelectorAll("title, desc")) element.remove();
        room.replaceChildren(own);
        const box = own.getBBox();
        own.remove();
        return box;
      };
      try {
        await Promise.all([...looks.values()].map((look) => look.open(measure)));
      } finally {
        room.remove();
      }
      this.looks = this.record.items.map((item) => looks.get(item.svg));
      this.watcher.observe(this.canvas);
      this.watchRatio();
    }

    /** Notices when the page comes to a display with other pixels. */
    watchRatio() {
      // The query is kept, as it tells nothing once it is forgotten.
      this.ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
      this.ratio.addEventListener("change", () => {
        this.resize();
        this.watchRatio();
      }, { once: true, signal: this.closing.signal });
    }

    /** Leaves the page. */
    close() {
      this.watcher.disconnect();
      this.closing.abort();
    }

    /** Has a pixel of the canvas for each of the display. */
    resize() {
      const box = this.canvas.getBoundingClientRect();
      if (!box.width) return;
      [this.canvas.width, this.canvas.height] = [box.width * devicePixelRatio, box.height * devicePixelRatio].map(Math.round);
      const [left, top, width, height] = this.image.getAttribute("viewBox").split(/[ ,]+/).map(Number);
      const [across, down] = [this.canvas.width / width, this.canvas.height / height];
      this.context = this.canvas.getContext("2d");
      const onScreen = new DOMMatrix([across, 0, 0, down, -left * across, -top * down]);
      this.context.setTransform(onScreen);
      this.context.beginPath();
      this.context.roundRect(...this.record.screen);
      this.context.clip();
      this.onCanvas = onScreen.multiply(new DOMMatrix(this.record.space));
      this.colors = colors(this.canvas);
      for (const look of this.looks) look.paint(Math.hypot(this.onCanvas.a, this.onCanvas.b));
      this.draw(...this.shown);
    }

    /** The screen, as it is where nothing moves. */
    screen(caption) {
      const image = drawing(this.record.backdrop, `live${Drawing.count++}-`);
      for (const element of image.querySelectorAll(":scope > title, :scope > desc")) element.remove();
      for (const name of ["aria-labelledby", "aria-describedby"]) image.removeAttribute(name);
      for (const [name, value] of Object.entries({
        role: "application", tabindex: 0, "aria-label": `${caption}.${isTouched() ? "" : " Arrows move a finger, Enter lifts it, space starts and stops, full stop is one frame, R starts again."}`,
      })) image.setAttribute(name, value);
      return image;
    }

    /** The screen in coordinates of the scene: x, y, width and height. */
    visible() {
      const [x, y, width, height] = this.record.screen;
      const inverse = new DOMMatrix(this.record.space).inverse();
      const [one, other] = [[x, y], [x + width, y + height]].map((corner) => inverse.transformPoint(new DOMPoint(...corner)));
      return [Math.min(one.x, other.x), Math.min(one.y, other.y), Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
    }

    /** Shows the scene as it is now, and the finger on it, if there is one. */
    draw(finger, hasSigns) {
      this.shown = [finger, hasSigns];
      // Before the page has a place for it, there is nothing to paint on.
      if (!this.context) return;
      const { context, onCanvas } = this;
      context.resetTransform();
      context.clearRect(0, 0, this.canvas.width, this.canvas.height);
      context.setTransform(onCanvas);
      this.drawTies();
      this.drawThings();
      context.setTransform(onCanvas);
      if (hasSigns) this.drawSigns();
      if (finger) {
        this.fill(circle(finger, 22), "finger");
        this.stroke(circle(finger, 22), "finger-edge", 2);
      }
    }

    fill(path, color) {
      this.context.fillStyle = this.colors[color];
      this.context.fill(path);
    }

    stroke(path, color, width, dashes = []) {
      const { context } = this;
      context.strokeStyle = this.colors[color];
      context.lineWidth = width;
      context.lineCap = context.lineJoin = "round";
      context.setLineDash(dashes);
      context.stroke(path);
    }

    /** What ties things: rods are lines, springs zigzags. */
    drawTies() {
      for (const [x1, y1, x2, y2, yields] of this.world.groups(this.world.engine.ties(), 5)) {
        this.stroke(new Path2D(zigzag([x1, y1], [x2, y2], yields ? 12 : 0, 5)), "tie", 2);
      }
      const { anchor } = this.world;
      if (anchor) this.fill(circle(anchor, 10), "knob");
    }

    /** The things where they are; those that were added look like the first. */
    drawThings() {
      const { context, angles, looks } = this;
      const { a, b, c, d, e, f } = this.onCanvas;
      const places = this.world.places;
      for (let number = 0; number < this.world.count; number += 1) {
        const [x, y] = [places[3 * number], places[3 * number + 1]];
        const turn = places[3 * number + 2] - (angles[number] ?? angles[0]);
        const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
        const there = {
          a: a * cosine + c * sine, b: b * cosine + d * sine, c: c * cosine - a * sine, d: d * cosine - b * sine,
          e: a * x + c * y + e, f: b * x + d * y + f,
        };
        context.setTransform(there.a, there.b, there.c, there.d, there.e, there.f);
        // What was added looks like the first, and would melt into it but for a hair's breadth.
        if (number < looks.length) looks[number].draw(context, there, 0); else looks[0].draw(context, there, 0.5);
      }
    }

    /** Boundaries, velocities and contacts. */
    drawSigns() {
      const { engine, count } = this.world;
      for (const { behavior, points, isClosed } of this.record.boundaries) {
        if (engine.hasBoundaries(behavior)) this.stroke(polygon(points, isClosed), "boundary", 3, [6, 4]);
      }
      const places = this.world.places.slice();
      const velocities = this.world.numbers(engine.itemVelocities(), 2 * count).slice();
      const arrows = new Path2D();
      for (let number = 0; number < Math.min(count, 40); number += 1) {
        const [dx, dy] = [velocities[2 * number] / 8, velocities[2 * number + 1] / 8];
        const length = Math.hypot(dx, dy);
        if (length <= 3) continue;
        // From the edge on, as what stands on the thing is to be read.
        const reach = (this.looks[number] ?? this.looks[0]).reach(dx, dy, places[3 * number + 2] - (this.angles[number] ?? this.angles[0]));
        const [x, y] = [places[3 * number] + dx / length * reach, places[3 * number + 1] + dy / length * reach];
        addArrow(arrows, x, y, dx, dy, Math.min(1, 160 / length));
      }
      // The lighter one below is seen on dark things.
      this.stroke(arrows, "halo", 6);
      this.stroke(arrows, "velocity", 2.5);
      this.drawContacts(this.world.groups(engine.contactPoints(), 2, 200));
      for (const [x1, y1, x2, y2] of this.world.groups(engine.ties(), 5)) {
        // Where a tie holds is within a thing, as a rule.
        for (const end of [[x1, y1], [x2, y2]]) {
          this.stroke(circle(end, 3), "halo", 2.5);
          this.fill(circle(end, 3), "tie");
        }
      }
    }

    /** Dots where things touch; in a crowd, where they can't be told apart, squares are painted faster. */
    drawContacts(points) {
      const isCrowd = points.length > 40;
      const path = new Path2D();
      for (const [x, y] of points) {
        if (isCrowd) {
          path.rect(x - 3, y - 3, 6, 6);
        } else {
          path.moveTo(x + 3.5, y);
          path.arc(x, y, 3.5, 0, 2 * Math.PI);
        }
      }
      if (!isCrowd) this.stroke(path, "halo", 2.5);
      this.fill(path, "contact");
    }
  }

  gallery.live.Drawing = Drawing;
})();
