// Views that follow the size of their superview by their masks.
"use strict";

(() => {
  const { make } = gallery;
  const { engine, svg, zigzag, button, choice, comparison } = gallery.live;

  /** Views in an engine of their own. */
  class Views {
    static async open() {
      const views = new Views();
      views.engine = await engine();
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
      const all = new Float64Array(this.engine.memory.buffer, this.engine.viewFrames(), 4 * this.count);
      return Array.from({ length: this.count }, (_, index) => [...all.slice(4 * index, 4 * index + 4)]);
    }

    /** Whether the frames are these to the last bit. */
    agree(frames) { return this.frames.every((frame, index) => frame.every((number, part) => number === frames[index][part])); }
  }

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
      this.views = await Views.open();
      const caption = this.figure.querySelector("figcaption");
      this.screen = make("div", { class: "screen" });
      this.status = make("output", { class: "status", role: "status" });
      this.choice = choice(this.ways, (way) => { this.way = way; this.reset(); });
      this.rows = make("div");
      const panel = make("div", { class: "controls" }, ...this.choice.parts, this.rows);
      this.proof = comparison(() => this.prove());
      // A part of a drawing can't keep the page from scrolling by its style.
      this.screen.addEventListener("touchstart", (event) => { if (event.target.closest(".grip")) event.preventDefault(); }, { passive: false });
      const bar = make("div", { class: "player", role: "group", "aria-label": "The phone" },
        make("button", { type: "button", onclick: () => this.turn() }, "Turn the phone"),
        button("↺", "Back to the start, with the lesson's masks", () => this.reset()));
      this.figure.replaceChildren(caption, make("div", { class: "stage" }, this.screen, bar, this.status), make("div", { class: "side" }, panel, this.proof.part));
      this.reset();
    }

    reset() {
      const { size, items, turnedSize } = this.record;
      this.masks = items.map((item) => item.mask);
      // What masks alone would give; where the lesson's turn gives something else, its code places the views.
      this.views.place(this.record);
      this.views.resize(turnedSize);
      this.isPlaced = !this.views.agree(items.map((item) => item.turned));
      this.placesThem = this.isPlaced;
      this.size = [...size];
      this.views.place(this.record);
      this.item = Math.min(this.item, items.length - 1);
      this.proof.answer.textContent = "";
      this.proof.part.hidden = this.isPlaced;
      this.fill();
      this.draw();
      this.say();
    }

    /** The frames as they are now: by the masks, or as the lesson's code places them upright and on the side. */
    get frames() {
      const same = (one, other) => one[0] === other[0] && one[1] === other[1];
      if (this.placesThem && same(this.size, this.record.size)) return this.record.items.map((item) => item.frame);
      if (this.placesThem && same(this.size, this.record.turnedSize)) return this.record.items.map((item) => item.turned);
      return this.views.frames;
    }

    resize(width, height) {
      this.size = [width, height];
      this.views.resize(this.size);
      for (const [slider, value] of [[this.width, width], [this.height, height]]) { slider.value = value; slider.nextSibling.textContent = `${Math.round(value)} pt`; }
      this.draw();
      this.say();
    }

    turn() {
      const { size, turnedSize } = this.record;
      const isTurned = this.size[0] === turnedSize[0] && this.size[1] === turnedSize[1];
      this.resize(...(isTurned ? size : turnedSize));
      if (size[0] === turnedSize[0] && size[1] === turnedSize[1]) this.status.textContent = `The phone was turned, and the interface stays upright: ${this.status.textContent}`;
    }

    fill() {
      const { size, turnedSize, items } = this.record;
      const greatest = Math.max(...size, ...turnedSize);
      const slider = (name, value, set) => {
        const input = make("input", { type: "range", min: Layout.least, max: greatest, step: 1, value, oninput: () => set(Number(input.value)) });
        return [input, make("label", {}, make("span", {}, name), input, make("output", {}, `${Math.round(value)} pt`))];
      };
      this.choice.show(this.way);
      const rows = [];
      let row;
      [this.width, row] = slider("Width", this.size[0], (to) => this.resize(to, this.size[1]));
      rows.push(row);
      [this.height, row] = slider("Height", this.size[1], (to) => this.resize(this.size[0], to));
      rows.push(row);
      if (this.isPlaced) {
        const box = make("input", { type: "checkbox", checked: this.placesThem, onchange: () => { this.placesThem = box.checked; this.draw(); this.say(); } });
        this.placing = box;
        rows.push(make("label", { class: "switch" }, box, make("span", {}, "The lesson's code places them")));
      }
      const list = make("select", { onchange: () => { this.item = Number(list.value); this.showMask(); this.draw(); } },
        ...items.map((item, index) => make("option", { value: index, selected: index === this.item }, item.name)));
      rows.push(make("label", {}, make("span", {}, "Mask of"), list));
      this.list = list;
      this.boxes = Layout.bits.map(([, bit]) => make("input", { type: "checkbox", onchange: () => this.toggle(bit) }));
      rows.push(make("fieldset", { class: "mask" }, make("legend", {}, "What gives way"),
        ...Layout.bits.map(([name], index) => make("label", { class: "switch" }, this.boxes[index], make("span", {}, name)))));
      this.rows.replaceChildren(...rows);
      this.showMask();
    }

    /** Shows the mask of the chosen view; the boxes stay, so that keys stay on them. */
    showMask() {
      this.list.value = this.item;
      Layout.bits.forEach(([, bit], index) => { this.boxes[index].checked = (this.masks[this.item] & bit) !== 0; });
    }

    toggle(bit) {
      this.masks[this.item] ^= bit;
      // Whoever sets masks wants to see what they do, and the lesson's code would place everything anew.
      const wasPlaced = this.isPlaced && this.placesThem;
      if (wasPlaced) this.placing.checked = this.placesThem = false;
      this.views.setMask(this.item, this.masks[this.item]);
      this.showMask();
      this.draw();
      const [name] = Layout.bits.find((each) => each[1] === bit);
      this.status.textContent = `${name} of ${this.record.items[this.item].name} ${this.masks[this.item] & bit ? "gives way" : "stays"}; resize or turn to see it.${wasPlaced ? " The lesson's code no longer places them." : ""}`;
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
      const names = svg("g", { class: "names" });
      view.append(svg("rect", { class: "view", width, height }));
      this.frames.forEach(([x, y, itemWidth, itemHeight], index) => {
        const group = svg("g", { class: index === this.item ? "button chosen" : "button" });
        group.append(svg("rect", { x, y, width: Math.max(itemWidth, 0), height: Math.max(itemHeight, 0), rx: 9 }));
        const text = svg("text", { x: x + itemWidth / 2, y: y + itemHeight / 2, "text-anchor": "middle", "dominant-baseline": "central" });
        text.textContent = items[index].name;
        names.append(text);
        group.addEventListener("click", () => { this.item = index; this.showMask(); this.draw(); this.say(); });
        view.append(group);
      });
      // Springs may lie on other views, and their names stay to be read.
      view.append(...this.springs(), names);
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
