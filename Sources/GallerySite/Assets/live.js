// Live scenes: what their kinds share. The scripts draw and listen; what moves, and how, is decided in the engine alone,
// which is compiled from the sources of UIKit's own simulation.
"use strict";

gallery.live = (() => {
  const { make } = gallery;
  const scenes = new Map();

  /** Takes in a scene as each way of its lesson has it; its file calls this. */
  gallery.scene = (path, ways) => scenes.set(path, ways);

  /** The engines that have been loaded, or null where they could not be compiled. */
  const given = new Map();
  /** Takes in an engine, or null: a text that has the letter of an alphabet for each byte; its file calls this. */
  gallery.engine = (name, alphabet, text) => {
    const values = new Map([...alphabet].map((letter, value) => [letter, value]));
    given.set(name, text && Uint8Array.from(text, (letter) => values.get(letter)));
  };

  const bytes = (base64) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

  const compiling = new Map();
  /** What engines of a name are made of; fails where the browser can't have it. */
  function compiled(name) {
    if (!compiling.has(name)) {
      compiling.set(name, gallery.load(new URL(`assets/engine-${name.toLowerCase()}.js`, gallery.root).href).then(() => {
        if (!given.get(name)) throw new Error("The engine is missing.");
        return WebAssembly.compile(given.get(name));
      }));
    }
    return compiling.get(name);
  }

  /** An engine of its own: "Scene", "Layout" or "Constraints". */
  const engine = async (name) => (await WebAssembly.instantiate(await compiled(name))).exports;

  function svg(name, attributes = {}) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  /** The path of a line that turns to both sides so many times, as a spring does. */
  function zigzag([x1, y1], [x2, y2], turns, width) {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
    const corners = Array.from({ length: turns }, (_, index) => [(index + 0.5) / turns, index % 2 ? width : -width]);
    const points = [[0, 0], ...corners, [1, 0]].map(([part, aside]) =>
      `${(x1 + alongX * length * part - alongY * aside).toFixed(1)} ${(y1 + alongY * length * part + alongX * aside).toFixed(1)}`);
    return `M${points.join("L")}`;
  }

  /** Whether there are only fingers, so that nothing is said of keys. */
  const isTouched = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
  /** A button's name, and in its tooltip the key that does the same. */
  const names = (label, key) => ({ "aria-label": label, title: key && !isTouched() ? `${label} (${key})` : label });
  const button = (words, label, act, key) => make("button", { type: "button", ...names(label, key), onclick: act }, words);

  /** How long words stand, in milliseconds, before they are announced: what is dragged has come to its end. */
  const pause = 700;

  /** What is going on, in words that are seen at once; screen readers announce the last ones, once they stand. */
  function status() {
    const seen = make("p", { class: "status", "aria-hidden": "true" });
    const told = make("output", { class: "unseen", role: "status" });
    let waiting = null;
    return { parts: [seen, told], say(words) {
      if (seen.textContent === words) return;
      // What is there from the start is no news.
      if (!seen.textContent) told.textContent = words;
      seen.textContent = words;
      clearTimeout(waiting);
      waiting = setTimeout(() => { told.textContent = words; }, pause);
    } };
  }

  const groups = { mistake: "Mistakes", choice: "Other choices" };
  /** A way's title behind the sign of its group. */
  const named = (way) => `${{ right: "✓", mistake: "✗", choice: "•" }[way.group]} ${way.title}`;

  /**
   * The choice among a lesson's ways, and whether the right way stands beside; no parts where there is one way only.
   * It is made once, so that the list keeps the focus.
   */
  function choice(ways, choose) {
    const options = (group) => ways.flatMap((way, index) => way.group === group ? [make("option", { value: index }, named(way))] : []);
    const list = make("select", { onchange: () => act(list) }, ...options("right"),
      ...Object.entries(groups).filter(([group]) => options(group).length).map(([group, label]) => make("optgroup", { label }, ...options(group))));
    const both = make("input", { type: "checkbox", onchange: () => act(both) });
    const helps = ["What the code does: right, wrong, or in another way", "Do the same in the right way, beside this one"];
    // The right way alone has nothing to stand beside.
    const act = (changed) => {
      if (changed === list && list.value === "0") both.checked = false;
      if (changed === both && both.checked && list.value === "0") list.value = "1";
      choose(Number(list.value), both.checked);
    };
    const summary = make("p", { class: "summary" });
    const parts = ways.length < 2 ? [] : [
      make("label", { title: helps[0] }, make("span", {}, "Way"), list),
      make("label", { class: "switch", title: helps[1] }, both, make("span", {}, "Right and wrong side by side")), summary,
    ];
    return { parts, show(way, isBoth) {
      list.value = way;
      both.checked = isBoth;
      summary.hidden = !way;
      summary.className = `summary ${ways[way].group}`;
      summary.textContent = ways[way].summary.replaceAll("`", "");
    } };
  }

  /** Tells each point that a finger reaches, in the coordinates of a part of a drawing, until it is lifted. */
  function pull(event, part, act) {
    event.preventDefault();
    const inverse = part.getScreenCTM().inverse();
    const move = (next) => act(new DOMPoint(next.clientX, next.clientY).matrixTransform(inverse));
    const acts = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
    function end() { for (const [name, act] of acts) removeEventListener(name, act); }
    for (const [name, act] of acts) addEventListener(name, act);
  }
  /** Lets fingers pull at grips; a part of a drawing can't keep the page from scrolling by its style. */
  function holdGrips(screen) {
    screen.addEventListener("touchstart", (event) => { if (event.target.closest(".grip")) event.preventDefault(); }, { passive: false });
  }

  const narrow = matchMedia("(max-width: 42rem)");
  /**
   * What is seen of a phone that is drawn at a corner of a square in which it can be turned.
   *
   * Beside a lesson's steps the phone is in the middle; where that is small, as on a phone, only the part with contents
   * is seen, from top to bottom.
   */
  function viewBox(isSmall, [width, height], sizes, margin, contents) {
    const room = Math.max(...sizes.flat()) + 2 * margin;
    const held = isSmall && sizes.find(([most, high]) => width <= most && height <= high);
    if (!held) return [0, 0, room, room];
    const w = held[0] + 2 * margin;
    if (!narrow.matches) return [(w - room) / 2, 0, room, room];
    const [top, bottom] = [contents[0], contents[1] + 2 * margin];
    const [h, part] = [Math.max(held[1] + 2 * margin, bottom), 1.3 * w];
    if (h <= part || top < h - part && bottom > part) return [0, 0, w, h];
    return [0, bottom <= part ? 0 : h - part, w, part];
  }

  /** What signs over a screen mean: pairs of a sample's path or circle, and words. */
  function key(signs) {
    return make("ul", { class: "key", "aria-label": "Key" }, ...signs.map(([kind, words]) => {
      const sample = svg("svg", { class: kind, viewBox: "0 0 28 14", width: 28, height: 14, "aria-hidden": "true" });
      sample.append(svg("path", { d: samples[kind] }));
      return make("li", {}, sample, words);
    }));
  }
  const circled = (radius) => `M${14 - radius} 7a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  const samples = {
    velocity: "M2 7H25M19 3L25 7L19 11", boundary: "M2 7H26", strut: "M2 7H26", rod: "M2 7H26", spring: zigzag([1, 7], [27, 7], 7, 4),
    holds: "M2 7H26", guide: "M2 7H26", broken: "M2 7H26", open: "M2 12L10 2M10 12L18 2M18 12L26 2", contact: circled(3.5), knob: circled(6), finger: circled(6), corner: "M20 13V2L9 13Z",
  };

  // MARK: Code

  const literal = /^(?:true|false|[\d.]+)/;

  /** The places of the lesson's code at which a value stands: `code` has # for it. Each is marked once, before it changes. */
  function literals(code) {
    const [before, after] = code.split("#");
    return [...document.querySelectorAll("#code .line, body.embed .code .line")].flatMap((line) => {
      const found = line.textContent.indexOf(before);
      const start = found + before.length;
      const [own] = literal.exec(line.textContent.slice(start)) ?? [];
      if (found < 0 || !own || !line.textContent.startsWith(after, start + own.length)) return [];
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let text = texts.nextNode();
      let rest = start;
      while (text && rest >= text.length) { rest -= text.length; text = texts.nextNode(); }
      if (!text || rest + own.length > text.length) return [];
      const range = document.createRange();
      range.setStart(text, rest);
      range.setEnd(text, rest + own.length);
      const mark = make("span", { class: "value" });
      range.surroundContents(mark);
      return [{ line, mark, own }];
    });
  }

  /** Controls that stand in the lesson's code: its lines show what a reader has set, and take that along when they are copied. */
  class Code {
    constructor(controls) {
      this.places = new Map(controls.filter(({ code }) => code).map(({ name, code }) => [name, literals(code)]));
      this.part = make("p", { class: "in-code", hidden: true });
    }

    /** Shows values by the names of controls; what is not among them has the lesson's own. */
    show(values) {
      for (const [name, places] of this.places) {
        for (const { mark, own } of places) {
          const value = values.get(name);
          const words = value === undefined ? own : /\d/.test(own) ? String(Number(value.toFixed(4))) : String(value !== 0);
          if (mark.textContent !== words) mark.textContent = words;
          mark.classList.toggle("now", words !== own);
          if (words === own) mark.removeAttribute("title"); else mark.title = `${name}; the lesson has ${own}`;
        }
      }
      const last = [...values.keys()].filter((name) => this.places.get(name)?.length).at(-1);
      this.part.hidden = !last;
      if (!last) return;
      const [{ line }] = this.places.get(last);
      const code = make("code", {}, line.textContent.trim());
      const place = document.getElementById(`code-${line.dataset.line}`);
      this.part.replaceChildren("In the code: ", place ? make("a", { href: `#${place.id}` }, code) : code);
    }
  }

  /** A button that compares the engine with UIKit, and where the answer stands. */
  function comparison(act) {
    const answer = make("output", {});
    const part = make("p", { class: "proof" }, make("button", { type: "button", onclick: act }, "Check this page against the recorded run"), answer);
    return { part, answer, tell(isSame, words) {
      answer.className = isSame === null ? "" : isSame ? "good" : "bad";
      answer.textContent = isSame === null ? words : `${isSame ? "✓" : "✗"} ${words}`;
    } };
  }

  // MARK: Figures

  /** The kinds of scenes, which their scripts add. */
  const kinds = {};
  const scripts = { motion: ["drawing", "pane", "motion"], layout: ["layout"], count: ["count"], constraints: ["constraints"] };
  const engines = { motion: "Scene", layout: "Layout", constraints: "Constraints" };

  /** The page is painted before anything of a scene is loaded. */
  const painted = new Promise((done) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) done();
    else new PerformanceObserver((_, observer) => { observer.disconnect(); done(); }).observe({ type: "paint", buffered: true });
  });

  async function mount(figure) {
    await painted;
    const address = new URL(figure.dataset.scene, location.href).href;
    await gallery.load(address);
    const ways = scenes.get(address.slice(gallery.root.href.length));
    const kind = Object.keys(scripts).find((each) => ways[0].scene[each]);
    // The engine is the largest: it arrives beside the scripts, which say later what to do without it.
    if (engines[kind]) compiled(engines[kind]).catch(() => {});
    for (const script of scripts[kind]) await gallery.load(new URL(`assets/live-${script}.js`, gallery.root).href);
    const live = new kinds[kind](figure, ways);
    await live.open();
    figure.live = live;
    figure.classList.add("ready");
    figure.dispatchEvent(new Event("opened"));
    for (const group of [".player :is(button, [type='checkbox'])", ".switch input", ".more :is(button, a), .proof button"]) {
      gallery.rove(figure.querySelectorAll(group));
    }
    if (figure.dataset.name && figure.dataset.name === called()) figure.scrollIntoView();
  }

  /** The name of the scene that the page's address calls; nothing if it calls none. */
  function called() {
    const [name] = gallery.place().split("&");
    return name.startsWith("live-") ? name.slice("live-".length) : "";
  }

  const mounting = new WeakSet();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.live?.see?.(isIntersecting);
      if (!isIntersecting || mounting.has(target)) continue;
      mounting.add(target);
      mount(target).catch((error) => {
        target.classList.add("missing");
        target.querySelector("figcaption").append(make("p", { class: "faint" },
          `It can't be played with here (${error.message}); the pictures show it.`));
      });
    }
  }, { rootMargin: "200px" });
  for (const figure of document.querySelectorAll("figure.live")) watcher.observe(figure);

  addEventListener("hashchange", () => {
    for (const figure of document.querySelectorAll("figure.live")) {
      figure.live?.call?.();
      if (figure.dataset.name && figure.dataset.name === called()) figure.scrollIntoView();
    }
  });
  document.querySelector(`figure.live[data-name="${CSS.escape(called())}"]`)?.scrollIntoView();

  return { kinds, bytes, compiled, engine, svg, zigzag, button, names, status, isTouched, named, choice, comparison, pull, holdGrips, key, viewBox, Code };
})();
