// Live scenes: what their kinds share. The scripts draw and listen; what moves, and how, is decided in the engine alone,
// which is compiled from the sources of UIKit's own simulation.
"use strict";

gallery.live = (() => {
  const { make } = gallery;
  const scenes = new Map();

  /** Takes in a scene as each way of its lesson has it; its file calls this. */
  gallery.scene = (path, ways) => scenes.set(path, ways);

  let given = null;
  /** Takes in the engine, or null where it could not be compiled; its file calls this. */
  gallery.engine = (base64) => { given = base64; };

  const bytes = (base64) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

  let compiling = null;
  /** What engines are made of; fails where the browser can't have it. */
  function compiled() {
    compiling ??= gallery.load(new URL("assets/engine.js", gallery.root).href).then(() => {
      if (!given) throw new Error("The engine is missing.");
      return WebAssembly.compile(bytes(given));
    });
    return compiling;
  }

  /** An engine of its own. */
  const engine = async () => (await WebAssembly.instantiate(await compiled())).exports;

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

  const button = (words, label, act) => make("button", { type: "button", "aria-label": label, onclick: act }, words);

  /** The choice among a lesson's ways; no parts where there is one only. It is made once, so that the list keeps the focus. */
  function choice(ways, choose) {
    const list = make("select", { onchange: () => choose(Number(list.value)) },
      ...ways.map((way, index) => make("option", { value: index }, `${index ? "✗" : "✓"} ${way.title}`)));
    const summary = make("p", { class: "summary" });
    const parts = ways.length < 2 ? [] : [make("label", {}, make("span", {}, "Way"), list), summary];
    return { parts, show(way) { list.value = way; summary.hidden = !way; summary.textContent = way ? ways[way].summary.replaceAll("`", "") : ""; } };
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
  const scripts = { motion: ["drawing", "motion"], layout: ["layout"], count: ["count"] };

  async function mount(figure) {
    const address = new URL(figure.dataset.scene, location.href).href;
    await gallery.load(address);
    const ways = scenes.get(address.slice(gallery.root.href.length));
    const kind = Object.keys(scripts).find((each) => ways[0].scene[each]);
    for (const script of scripts[kind]) await gallery.load(new URL(`assets/live-${script}.js`, gallery.root).href);
    const live = new kinds[kind](figure, ways);
    await live.open();
    figure.live = live;
    figure.classList.add("ready");
    for (const group of [".player :is(button, [type='checkbox'])", ".switch input", ".more :is(button, a), .proof button"]) {
      gallery.rove(figure.querySelectorAll(group));
    }
    if (figure.dataset.name === called()) figure.scrollIntoView();
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
      if (figure.dataset.name === called()) figure.scrollIntoView();
    }
  });
  document.querySelector(`figure.live[data-name="${CSS.escape(called())}"]`)?.scrollIntoView();

  return { kinds, bytes, compiled, engine, svg, zigzag, button, choice, comparison };
})();
