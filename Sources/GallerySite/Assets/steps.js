// Shows the moments of a lesson's steps on the device beside them. Without this script each step has its picture.
"use strict";

(() => {
  const { make } = gallery;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** The steps of a lesson, and the device that shows the moment of the one that is read. */
  class Steps {
    constructor(lane) {
      this.lane = lane;
      this.deck = lane.querySelector(".deck");
      this.moments = lane.querySelector(".moments");
      this.steps = [...lane.querySelectorAll(".step")];
      this.index = -1;
      // A step without a moment of its own keeps the one before it.
      let last = null;
      this.shows = this.steps.map((step) => { last = this.moment(step) ?? last; return last; });
      this.place = make("span", { class: "place" });
      this.back = make("button", { type: "button", title: "Step before (←)", "aria-label": "Step before", "aria-keyshortcuts": "ArrowLeft", onclick: () => this.go(this.index - 1) }, "‹");
      this.on = make("button", { type: "button", title: "Next step (→)", "aria-label": "Next step", "aria-keyshortcuts": "ArrowRight", onclick: () => this.go(this.index + 1) }, "›");
      this.deck.append(make("div", { class: "steering" }, this.back, this.place, this.on));
      let isWaiting = false;
      const look = () => {
        if (isWaiting) return;
        isWaiting = true;
        requestAnimationFrame(() => { isWaiting = false; this.follow(); });
      };
      addEventListener("scroll", look, { passive: true });
      addEventListener("resize", look);
      this.follow();
    }

    /** What a step shows: the part of the deck, and how it comes to the step's moment; null for nothing. */
    moment(step) {
      if (step.dataset.live) {
        const [name, ...parts] = step.dataset.live.split(";").map((part) => part.trim());
        const part = this.moments.querySelector(`[data-scene-name="${CSS.escape(name)}"]`);
        const figure = part?.querySelector("figure");
        return figure && { part, show: (isShown) => this.when(figure, () => figure.live, (live) => isShown() && live.moment(parts)) };
      }
      const figure = step.querySelector(".moment > figure");
      if (step.dataset.try !== undefined) {
        const part = this.moments.querySelector(".playground");
        return part && { part, show: (isShown) => this.when(part, () => part.playground, (playground) => isShown() && playground.go(step.dataset.try)) };
      }
      if (!figure) return null;
      // On paper the picture stays with its step.
      figure.before(figure.querySelector("img").cloneNode());
      this.moments.append(figure);
      return { part: figure, show: () => {
        if (!calm.matches && figure.player) figure.player.replay();
        // Of a drawing that has no room the middle is seen first.
        const link = figure.querySelector(".enlarge");
        if (link) [link.scrollLeft, link.scrollTop] = [(link.scrollWidth - link.clientWidth) / 2, (link.scrollHeight - link.clientHeight) / 2];
      } };
    }

    /** Acts as soon as a part of the deck has opened. */
    when(part, get, act) {
      if (get()) act(get()); else part.addEventListener("opened", () => act(get()), { once: true });
    }

    /** Where a step is read: its distance from the top of the window. */
    get line() {
      // On a phone the device covers the top of the window, once it stays there.
      const isAbove = this.deck.offsetWidth > innerWidth * 0.6;
      const top = isAbove ? parseFloat(getComputedStyle(this.deck).top) + this.deck.offsetHeight : innerHeight * 0.1;
      return top + (innerHeight - top) * 0.3;
    }

    /** Shows the step that is read. */
    follow() {
      const { line } = this;
      const read = this.steps.findLastIndex((step) => step.getBoundingClientRect().top <= line);
      this.show(Math.max(read, 0));
    }

    show(index) {
      if (index === this.index) return;
      const before = this.shows[this.index];
      this.index = index;
      this.steps.forEach((step, number) => step.classList.toggle("current", number === index));
      this.place.textContent = `Step ${index + 1} of ${this.steps.length}`;
      this.back.setAttribute("aria-disabled", String(index === 0));
      const isLast = index === this.steps.length - 1;
      this.on.setAttribute("aria-disabled", String(isLast));
      if (isLast) gallery.memory.set(`read.${gallery.lesson}`, "yes");
      const shown = this.shows[index];
      if (!shown || shown === before) return;
      for (const part of this.moments.children) part.hidden = part !== shown.part;
      shown.show(() => this.shows[this.index] === shown);
    }

    /** Goes to a step; whether there is one. */
    go(index) {
      const step = this.steps[index];
      if (!step) return false;
      const top = scrollY + step.getBoundingClientRect().top - this.line + 24;
      scrollTo({ top, behavior: calm.matches ? "instant" : "smooth" });
      return true;
    }

    /** Goes on by so many steps, if the steps are read; whether it did. */
    move(by) {
      const { top } = this.steps[0].getBoundingClientRect();
      const { bottom } = this.lane.getBoundingClientRect();
      if (bottom < this.line || top > innerHeight) return false;
      // Before the first step is read, the next one is the first.
      return top > this.line ? by > 0 && this.go(0) : this.go(this.index + by);
    }
  }

  const lane = document.querySelector(".lane");
  if (lane) gallery.steps = new Steps(lane);
})();
