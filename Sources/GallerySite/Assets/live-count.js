// A value that follows a count.
"use strict";

(() => {
  const { make } = gallery;
  const { status } = gallery.live;

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
      this.status = status();
      gallery.rove(this.boxes);
      const set = this.set = (count) => { this.boxes.forEach((box, index) => { box.checked = index < count; }); this.draw(); };
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
        gallery.hint("Tab stops here once: the arrow keys go from box to box, space ticks."),
        make("div", { class: "player" }, make("button", { type: "button", onclick: () => set(0) }, "None"),
          make("button", { type: "button", onclick: () => set(Math.round(total * 2 / 3)) }, `${Math.round(total * 2 / 3)} of ${total}`),
          make("button", { type: "button", onclick: () => set(total) }, "All")),
        ...this.status.parts, ...parts);
      this.figure.classList.add("count");
      if (this.figure.classList.contains("small")) this.moment([]);
      set(Math.round(total * 2 / 3));
    }

    /** Shows the moment of a lesson's step: how many are done, and beside the right way those ways that it names. */
    moment(parts) {
      for (const part of parts) if (/^\d+$/.test(part)) this.set(Number(part));
      this.bars.forEach(({ row }, index) => { row.hidden = index > 0 && !parts.includes(this.ways[index].title); });
    }

    draw() {
      const count = this.boxes.filter((box) => box.checked).length;
      for (const { fill, value, values } of this.bars) {
        fill.style.width = `${Math.min(Math.max(values[count], 0), 1) * 100}%`;
        value.textContent = String(Number(values[count].toFixed(4)));
      }
      this.status.say(`${count} of ${this.boxes.length} are done.`);
    }
  }

  gallery.live.kinds.count = Count;
})();
