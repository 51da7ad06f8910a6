// Lets a reader go from one recorded state of a lesson to another. Without this script the start can be seen.
"use strict";

(() => {
  const { make, root } = gallery;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const narrow = matchMedia("(max-width: 42rem)");
  const graphs = new Map();

  /** Takes in what leads to what; a lesson's file calls this. */
  gallery.states = (path, graph) => graphs.set(path, graph);

  /** A device whose states are pictures, and whose moves are films. */
  class Playground {
    /** How far a finger goes that swipes, in CSS pixels. */
    static swipe = 30;
    static arrows = { left: "←", right: "→" };
    static opposite = { left: "right", right: "left" };
    static films = 0;

    constructor(part, graph) {
      this.part = part;
      // A small one is the device beside a lesson's steps: it has no buttons but one, and no address.
      this.isSmall = part.classList.contains("small");
      this.graph = graph;
      this.scene = part.querySelector(".scene");
      this.shot = part.querySelector(".shot");
      this.panel = part.querySelector(".panel");
      this.moves = new Map(graph.moves.map((move) => [`${move.from} ${move.key}`, move]));
      this.stills = new Map();
      this.start = 0;
      this.path = [];
      this.turn = 0;
      this.reached = graph.starts.map((start) => this.reach(start.state));
      this.rooms = this.reached.map((states) => this.room(states));
      this.scene.classList.add("live");
      this.layer = make("div", { class: "layer", "aria-hidden": "true" });
      this.scene.append(this.layer);
      this.fill();
      this.listen();
      if (!this.follow()) this.enter(this.graph.starts[0].state);
      new IntersectionObserver((entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        this.isSeen = true;
        this.prepare();
      }).observe(this.scene);
    }

    /** The states to which one leads, in their order. */
    reach(start) {
      const reached = new Set([start]);
      for (const state of reached) {
        for (const move of this.graph.moves) if (move.from === state) reached.add(move.to);
      }
      return [...reached].sort((one, other) => one - other);
    }

    /** What holds all of these states, so that all of them have one scale. */
    room(reached) {
      const states = reached.map((number) => this.graph.states[number]);
      return { width: Math.max(...states.map((state) => state.width)), height: Math.max(...states.map((state) => state.height)) };
    }

    /** The gesture of an arrow key: leafing goes against the finger. */
    keyOf(way) {
      const find = (kind, wanted) => this.graph.keys.findIndex((key) => key.kind === kind && key.way === wanted);
      const swipe = find("swipe", Playground.opposite[way]);
      return swipe >= 0 ? swipe : find("turn", way);
    }

    /** Makes the keys; they stay, so that whoever uses them doesn't lose the focus. */
    fill() {
      const { keys, starts } = this.graph;
      const arrows = new Map(["left", "right"].map((way) => [this.keyOf(way), way]));
      this.starts = starts.map((start, index) => make("button", {
        type: "button", onclick: () => this.begin(index),
      }, start.title));
      this.keys = keys.map((key, index) => {
        const reason = make("small", { id: `${this.isSmall ? "step" : "try"}-reason-${index}` });
        const way = arrows.get(index);
        const button = make("button", {
          type: "button", "aria-describedby": reason.id, onclick: () => this.press(index),
          "aria-keyshortcuts": way && `Arrow${way[0].toUpperCase()}${way.slice(1)}`,
        }, make("span", {}, key.title, ...way ? [" ", make("kbd", { "aria-hidden": "true" }, Playground.arrows[way])] : []), reason);
        return { button, reason };
      });
      this.back = make("button", { type: "button", onclick: () => this.stepBack() }, "One step back");
      this.restart = make("button", { type: "button", onclick: () => this.begin(this.start) }, "Back to the start");
      this.near = make("button", { type: "button", class: "near", "aria-pressed": "false", onclick: () => this.zoom() }, "Zoom in");
      this.status = make("p", { role: "status" });
      if (this.isSmall) {
        this.restart.textContent = "↺";
        this.restart.title = this.restart.ariaLabel = "Back to this step";
        this.status.classList.add("unseen");
        // What is tapped is on the screen; other gestures have buttons.
        this.invitation = make("p", { class: "faint" }, "Tap the screen: it answers.");
        this.panel.replaceChildren(this.invitation, make("div", { class: "actions" }, ...this.keys.map(({ button }) => button), this.restart), this.status);
        this.scene.tabIndex = 0;
        this.scene.setAttribute("role", "group");
        this.scene.setAttribute("aria-label", "The screen");
        return;
      }
      this.panel.replaceChildren(
        ...starts.length > 1 ? [make("div", { class: "starts", role: "group", "aria-label": "Begin with" }, ...this.starts)] : [],
        make("ul", { class: "gestures", "aria-label": "Gestures" }, ...this.keys.map(({ button }) => make("li", {}, button))),
        gallery.hint("Tab stops here once: ↑ and ↓ go from button to button."), make("div", { class: "ways" }, this.restart, this.back, this.near), this.status);
      gallery.rove(this.keys.map(({ button }) => button), gallery.upAndDown);
      if (starts.length > 1) gallery.rove(this.starts, gallery.upAndDown);
      gallery.rove([this.restart, this.back, this.near], gallery.upAndDown);
      const hint = arrows.has(-1) ? "" : "; the arrow keys work here";
      if (!arrows.has(-1)) this.status.before(make("p", { class: "faint by-keys" }, "← and → work once the screen or a button has the focus."));
      this.scene.tabIndex = 0;
      this.scene.setAttribute("role", "group");
      this.scene.setAttribute("aria-label", `The screen${hint}`);
    }

    listen() {
      this.part.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const way = { ArrowLeft: "left", ArrowRight: "right" }[event.key];
        if (!way) return;
        // Here arrows never lead to another lesson.
        event.preventDefault();
        const key = this.keyOf(way);
        if (key >= 0) this.press(key);
      });
      let finger = null;
      let swiped = false;
      this.scene.addEventListener("pointerdown", (event) => { [finger, swiped] = [event, false]; });
      addEventListener("pointerup", (event) => {
        if (!finger || finger.pointerId !== event.pointerId) return;
        const [x, y] = [event.clientX - finger.clientX, event.clientY - finger.clientY];
        finger = null;
        if (Math.max(Math.abs(x), Math.abs(y)) < Playground.swipe) return;
        const way = Math.abs(x) > Math.abs(y) ? (x < 0 ? "left" : "right") : (y < 0 ? "up" : "down");
        const key = this.graph.keys.findIndex((each) => each.kind === "swipe" && each.way === way);
        swiped = true;
        if (key >= 0) this.press(key);
      });
      addEventListener("pointercancel", () => { finger = null; });
      // A swipe that ends where it began is no tap.
      this.scene.addEventListener("click", (event) => {
        if (swiped) { event.stopPropagation(); event.preventDefault(); }
        swiped = false;
      }, true);
      this.scene.classList.toggle("swiped", this.graph.keys.some((key) => key.kind === "swipe"));
      addEventListener("hashchange", () => this.follow());
    }

    /** Shows the screen so large that its texts can be read, or as a whole. */
    zoom() {
      const isNear = this.scene.classList.toggle("near");
      this.near.setAttribute("aria-pressed", String(isNear));
    }

    // MARK: Going

    /** Shows the state at an address, from which a lesson's step begins. */
    go(address) {
      const [start, ...path] = address.split(".").map(Number);
      const before = this.state;
      [this.start, this.path, this.opening] = [start, path, { start, path: [...path] }];
      const state = this.replay(start, path);
      const last = path.length ? this.moves.get(`${before} ${path.at(-1)}`) : null;
      // One gesture on from what is seen is shown as it moves.
      this.enter(state, last?.to === state ? last.film : undefined);
    }

    begin(start) {
      if (this.opening) { this.go([this.opening.start, ...this.opening.path].join(".")); return; }
      [this.start, this.path] = [start, []];
      this.enter(this.graph.starts[start].state);
      this.remember();
    }

    press(key) {
      const move = this.moves.get(`${this.state} ${key}`);
      if (!move) {
        this.status.textContent = `${this.graph.keys[key].title}: ${this.reason(key)}.`;
        return;
      }
      const changes = move.to !== this.state;
      this.path.push(key);
      this.enter(move.to, move.film);
      // Something that moves may end where it began.
      const outcome = move.film ? "in the end the screen is as before" : "nothing changes";
      if (!changes) this.status.textContent = `${this.graph.keys[key].title}: ${outcome}. ${this.status.textContent}`;
      this.remember();
    }

    stepBack() {
      if (!this.path.length) return;
      this.path.pop();
      this.enter(this.replay(this.start, this.path));
      this.remember();
    }

    /** The state to which gestures lead; nothing if they lead nowhere. */
    replay(start, path) {
      return path.reduce((state, key) => this.moves.get(`${state} ${key}`)?.to, this.graph.starts[start]?.state);
    }

    /** Goes where the page's address leads, if it speaks of a state. */
    follow() {
      if (this.isSmall) return false;
      const [, steps] = /^#try=(.*)$/.exec(location.hash) ?? [];
      if (steps === undefined) return false;
      const [start, ...path] = /^\d+(\.\d+)*$/.test(steps) ? steps.split(".").map(Number) : [-1];
      const state = this.replay(start, path);
      if (state === undefined) {
        this.begin(0);
        this.status.textContent = "The address leads to a state that is not there, so this is the start.";
      } else if (start !== this.start || path.join() !== this.path.join() || this.state === undefined) {
        [this.start, this.path] = [start, path];
        this.enter(state);
      }
      const fold = this.part.closest("details");
      if (fold) fold.open = true;
      this.part.closest("section").scrollIntoView();
      return true;
    }

    /** Lets the page's address lead to the state. */
    remember() {
      if (this.isSmall) return;
      const address = this.path.length || this.start ? `#try=${[this.start, ...this.path].join(".")}` : "#try";
      try { history.replaceState(null, "", address); } catch { /* Then the address stays. */ }
    }

    reason(key) {
      return this.graph.states[this.state].barred.find((each) => each.key === key)?.reason ?? "not possible here";
    }

    // MARK: Showing

    /** Shows a state, after the film that leads to it; whatever comes meanwhile goes first. */
    async enter(state, film) {
      const turn = ++this.turn;
      this.state = state;
      this.label();
      const still = this.still(state);
      // Where only one state has room, nothing turns.
      const { width, height, spots } = this.graph.states[state];
      const isAlone = narrow.matches && !this.isSmall;
      const turns = this.shot.offsetHeight > this.shot.offsetWidth !== height > width;
      if (isAlone && (turns || this.scene.classList.contains("near"))) film = undefined;
      if (film && !calm.matches) await this.play(film, turn);
      if (turn !== this.turn) return;
      let isThere = true;
      try { await still.decode(); } catch { isThere = false; }
      if (turn !== this.turn) return;
      // On a phone each state is as large as it can be.
      const room = isAlone ? { width, height } : this.rooms[this.start];
      this.shot.style.setProperty("--points", width);
      this.scene.style.aspectRatio = `${room.width} / ${room.height}`;
      this.scene.classList.toggle("wide", room.width >= room.height);
      this.shot.style.width = `${width / room.width * 100}%`;
      // What lies on something else is smaller, and comes first.
      const sorted = [...spots].sort((one, other) => other.frame.width * other.frame.height - one.frame.width * one.frame.height);
      this.shot.replaceChildren(still, ...sorted.map(({ key, frame }) => {
        const { title } = this.graph.keys[key];
        // The spot goes with its state, so the screen takes the focus.
        const tap = () => { this.scene.focus({ preventScroll: true }); this.press(key); };
        const spot = make("button", { type: "button", class: "spot", title, "aria-label": title, tabindex: this.isSmall ? 0 : -1, "data-key": key, onclick: tap });
        spot.style.left = `${frame.x / width * 100}%`;
        spot.style.top = `${frame.y / height * 100}%`;
        spot.style.width = `${frame.width / width * 100}%`;
        spot.style.height = `${frame.height / height * 100}%`;
        return spot;
      }));
      this.scene.classList.remove("moving");
      this.layer.replaceChildren();
      this.part.dataset.state = state;
      if (!isThere) this.status.textContent = `The picture of this state can't be loaded. ${this.graph.states[state].words}`;
      this.prepare();
    }

    label() {
      const state = this.graph.states[this.state];
      this.keys.forEach(({ button, reason }, key) => {
        const isOpen = this.moves.has(`${this.state} ${key}`);
        button.setAttribute("aria-disabled", String(!isOpen));
        reason.textContent = isOpen ? "" : this.reason(key);
      });
      if (this.isSmall) {
        const tapped = new Set(state.spots.map(({ key }) => key));
        this.keys.forEach(({ button }, key) => {
          const hasFocus = button === document.activeElement;
          button.hidden = tapped.has(key) || !this.moves.has(`${this.state} ${key}`);
          if (hasFocus && button.hidden) this.scene.focus({ preventScroll: true });
        });
        this.invitation.hidden = !state.spots.length;
      }
      this.starts.forEach((button, index) => button.setAttribute("aria-pressed", String(index === this.start)));
      const isAtStart = this.opening ? this.opening.path.join() === this.path.join() : !this.path.length;
      this.back.setAttribute("aria-disabled", String(isAtStart));
      this.restart.setAttribute("aria-disabled", String(isAtStart));
      const all = this.reached[this.start];
      const start = this.starts.length > 1 ? `${this.graph.starts[this.start].title}: state` : "State";
      this.status.textContent = `${start} ${all.indexOf(this.state) + 1} of ${all.length}. ${state.words}`;
    }

    /** The picture of a state, which is kept once it is asked for. */
    still(state) {
      if (!this.stills.has(state)) {
        const { picture, words, width, height } = this.graph.states[state];
        this.stills.set(state, make("img", { src: new URL(picture, root).href, alt: words, width, height, draggable: "false", decoding: "sync" }));
      }
      return this.stills.get(state);
    }

    /** Loads what may be wanted next. */
    prepare() {
      if (!this.isSeen) return;
      for (const move of this.graph.moves.filter((each) => each.from === this.state)) {
        this.still(move.to);
        if (move.film && !calm.matches) gallery.load(new URL(move.film, root).href).catch(() => {});
      }
    }

    /** Plays a film once, from its first frame; it stays until the picture takes its place. */
    async play(film, turn) {
      try { await gallery.load(new URL(film, root).href); } catch { return; }
      if (turn !== this.turn) return;
      const image = drawing(gallery.films.get(film), `move${Playground.films++}-`);
      const box = image.viewBox.baseVal;
      image.style.width = `${box.width / this.rooms[this.start].width * 100}%`;
      this.layer.replaceChildren(image);
      const course = (image.querySelector(".film-motion")?.dataset.course ?? "0 0").split(";").map((point) => Number(point.split(" ")[1]));
      const [first, last] = [course[0], course.at(-1)];
      image.pauseAnimations();
      image.setCurrentTime(first);
      this.scene.classList.add("moving");
      await new Promise((done) => {
        let before = null;
        let time = first;
        const step = (now) => {
          if (turn !== this.turn) return done();
          // A page that was hidden goes on where it was.
          time += before === null ? 0 : Math.min((now - before) / 1000, 0.1);
          before = now;
          image.setCurrentTime(Math.min(time, last));
          if (time < last) requestAnimationFrame(step); else done();
        };
        requestAnimationFrame(step);
      });
    }
  }

  for (const part of document.querySelectorAll("[data-states]")) {
    const address = new URL(part.dataset.states, location.href).href;
    gallery.load(address).then(() => {
      part.playground = new Playground(part, graphs.get(address.slice(root.href.length)));
      part.dispatchEvent(new Event("opened"));
    }, () => {
      part.querySelector(".panel").replaceChildren(make("p", { role: "status" }, "The states can't be loaded."));
    });
  }
})();
