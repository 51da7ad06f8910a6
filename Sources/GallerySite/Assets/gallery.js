// What pages do beyond being read. Without this script all of them can be read, too.
"use strict";

const gallery = (() => {
  const body = document.body;
  const root = new URL(body.dataset.root, location.href);
  document.documentElement.classList.add("script");

  /** Makes an element with attributes and content; what is a text stays one. */
  function make(name, attributes = {}, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else if (value !== false && value != null) element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...content);
    return element;
  }

  /** Loads a script of the site once. Other files can't be read where there is no server. */
  const loading = new Map();
  function load(address) {
    if (!loading.has(address)) {
      loading.set(address, new Promise((resolve, reject) => {
        document.head.append(make("script", { src: address, onload: resolve, onerror: reject }));
      }));
    }
    return loading.get(address);
  }

  /** What is remembered between pages, where the browser allows that; pages of others may share the storage. */
  const prefix = "recipe-gallery.";
  const memory = {
    get(key) { try { return localStorage.getItem(prefix + key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(prefix + key, value); } catch { /* It is forgotten, then. */ } },
  };

  /** What the address leads to in the page; nothing where it can't be read. */
  function place() {
    try { return decodeURIComponent(location.hash.slice(1)); } catch { return ""; }
  }

  const arrows = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };
  const isSeen = (element) => element.checkVisibility?.() !== false;

  const byArrows = make("p", { id: "by-arrows", hidden: true }, "The arrow keys go from one to the next.");
  body.append(byArrows);

  /**
   * Makes controls one stop of the Tab key, from which arrows go on to those that can be seen.
   *
   * What stands where left and right arrows have another meaning takes only the others.
   */
  function rove(controls, steps = arrows) {
    const all = [...controls];
    if (!all.length) return;
    const take = (chosen) => { for (const each of all) each.tabIndex = each === chosen ? 0 : -1; };
    // Whoever comes by Tab is told of the arrows, and whoever uses them is not told again.
    const tell = (stop) => {
      for (const each of all) {
        const others = (each.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== byArrows.id);
        const ids = [...others, ...each === stop ? [byArrows.id] : []];
        if (ids.length) each.setAttribute("aria-describedby", ids.join(" ")); else each.removeAttribute("aria-describedby");
      }
    };
    const start = (chosen) => { take(chosen); if (all.length > 1) tell(chosen); };
    for (const control of all) {
      control.addEventListener("focus", () => take(control));
      control.addEventListener("blur", ({ relatedTarget }) => { if (!all.includes(relatedTarget)) start(control); });
      control.addEventListener("keydown", (event) => {
        const step = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? 0 : steps[event.key];
        if (!step || event.target !== control) return;
        event.preventDefault();
        const seen = all.filter((each) => each === control || isSeen(each));
        tell(null);
        seen.at((seen.indexOf(control) + step) % seen.length).focus();
      });
    }
    start(all.find(isSeen) ?? all[0]);
    // The stop never lies folded up.
    document.addEventListener("toggle", () => {
      if (!isSeen(all.find((each) => each.tabIndex === 0) ?? all[0])) start(all.find(isSeen));
    }, true);
  }

  /** Says how to go on by keys in what is one stop of the Tab key; it is seen while the focus is there. */
  function hint(words) { return make("p", { class: "by-keys hint" }, words); }

  return { body, root, make, load, memory, place, rove, hint, films: new Map() };
})();

// MARK: Stops of the Tab key

gallery.upAndDown = { ArrowDown: 1, ArrowUp: -1 };
for (const [groups, controls] of [
  [".contents", "a"], ["#main", ".anchor:not(td *)"], ["section, .outcome", ":scope > p > a.reference"], [".figures", ":not(.drawing) > .enlarge, .tree > summary"], ["#main", ".elsewhere a"],
  [".narrative", "a.reference"], ["table.checks", "tr[tabindex], a"], ["#wrong-ways", ".fold > summary"],
  ["#checks", ".fold > summary"], ["table.claims, .name-list", "a"], [".code pre", ".number"],
]) {
  for (const group of document.querySelectorAll(groups)) gallery.rove(group.querySelectorAll(controls));
}

/** What can be scrolled is a stop of the Tab key as long as it can, unless something in it is one. */
const scrolled = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
    if (scrolls && !target.querySelector(".number")) target.tabIndex = 0; else target.removeAttribute("tabindex");
  }
});
for (const pre of document.querySelectorAll("pre[tabindex]")) scrolled.observe(pre);

// MARK: Listings

for (const button of document.querySelectorAll("button.copy")) {
  button.addEventListener("click", async () => {
    // An excerpt alone doesn't compile; the whole file follows it.
    const place = button.closest("figure, .practice");
    let whole = place.nextElementSibling;
    if (whole?.matches(".elsewhere")) whole = whole.nextElementSibling;
    const code = (whole?.matches("details.whole") ? whole : place).querySelector("code");
    const words = button.textContent;
    try {
      await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ""));
      button.textContent = "Copied";
    } catch {
      if (whole?.matches("details.whole")) whole.open = true;
      const range = document.createRange();
      range.selectNodeContents(code);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = words; }, 2000);
  });
}

/** Lights up the lines that a paragraph or a check speaks of, while it is pointed at or focused. */
for (const speaker of document.querySelectorAll("[data-lines]")) {
  const numbers = new Set(speaker.dataset.lines.split(" "));
  const light = (isLit) => {
    for (const line of document.querySelectorAll(".line[data-line]")) {
      if (numbers.has(line.dataset.line)) line.classList.toggle("lit", isLit);
    }
  };
  for (const event of ["pointerenter", "focusin"]) speaker.addEventListener(event, () => light(true));
  for (const event of ["pointerleave", "focusout"]) speaker.addEventListener(event, () => light(false));
}

/** The first and the last line that an address such as `#code-3-7` names. */
function range(address) {
  const [, first, last = first] = /^code-(\d+)(?:-(\d+))?$/.exec(address) ?? [];
  return first && [Number(first), Number(last)].sort((one, other) => one - other);
}

/** Marks the lines that the address names, where they can be seen at once or else in the whole listing. */
function markLines() {
  for (const line of document.querySelectorAll(".line.chosen")) line.classList.remove("chosen");
  const [first, last] = range(gallery.place()) ?? [];
  if (!first) return null;
  const lines = [...document.querySelectorAll(".line[data-line]:not(.step *)")]
    .filter(({ dataset }) => dataset.line >= first && dataset.line <= last);
  for (const line of lines) line.classList.add("chosen");
  const seen = lines.filter((line) => !line.closest("details:not([open])"));
  return seen.length > last - first ? seen[0] : lines.at(-1) && document.getElementById(`code-${first}`);
}

for (const number of document.querySelectorAll(".number")) {
  number.addEventListener("click", (event) => {
    event.preventDefault();
    const [from] = event.shiftKey && range(gallery.place()) || [];
    const own = Number(number.dataset.number);
    const lines = [Math.min(from ?? own, own), Math.max(from ?? own, own)];
    history.pushState(null, "", `#code-${[...new Set(lines)].join("-")}`);
    markLines();
  });
}

/** What a link leads to is shown, also where it lies folded up. */
function unfold() {
  const target = markLines() ?? document.getElementById(gallery.place());
  if (!target) return;
  let folded = false;
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (element.matches("details:not([open])")) { element.open = true; folded = true; }
  }
  const fold = target.querySelector(":scope > details.fold:not([open])");
  if (fold) fold.open = true;
  if (folded || target.matches(".line")) target.scrollIntoView({ block: target.matches(".line") ? "center" : "start" });
}
for (const event of ["hashchange", "load"]) addEventListener(event, unfold);
unfold();

// MARK: Print

document.querySelector("button.print")?.addEventListener("click", () => print());
const printsChecks = document.querySelector(".print-checks");
if (printsChecks) {
  const choose = () => document.documentElement.classList.toggle("without-checks", !printsChecks.checked);
  addEventListener("pageshow", choose);
  printsChecks.addEventListener("change", choose);
  choose();
}
// Nothing that is printed lies folded up.
let unfolded = [];
addEventListener("beforeprint", () => {
  unfolded = [...document.querySelectorAll("details.fold:not([open])")];
  for (const fold of unfolded) fold.open = true;
});
addEventListener("afterprint", () => { for (const fold of unfolded) fold.open = false; });

// MARK: Embedding

/** The HTML by which a page of others shows the lesson, with the address and the part that the reader chooses. */
const part = document.querySelector("select.part");
if (part) {
  const frame = part.closest("p").nextElementSibling.querySelector(".line");
  const text = frame.textContent;
  const fill = () => { frame.textContent = text.replace(/src="[^"]*"/, `src="${new URL(part.value, location.href).href}"`); };
  part.addEventListener("change", fill);
  addEventListener("pageshow", fill);
}

// Who shows a page within another is told how high it is.
if (gallery.body.classList.contains("embed") && parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ galleryHeight: Math.ceil(gallery.body.getBoundingClientRect().height) }, "*");
  }).observe(gallery.body);
}

// MARK: Predictions

/** Whether each answer was right, by lesson and mistake; kept on this device only. */
const answers = (() => {
  const kept = new Map();
  try {
    // The storage may hold anything: what is no answer is forgotten.
    for (const [lesson, given] of Object.entries(JSON.parse(gallery.memory.get("answers")))) {
      const own = Object.entries(given ?? {}).filter(([, isRight]) => typeof isRight === "boolean");
      if (own.length) kept.set(lesson, new Map(own));
    }
  } catch { /* Unreadable answers are forgotten, too. */ }
  const store = () => gallery.memory.set("answers",
    JSON.stringify(Object.fromEntries([...kept].map(([lesson, given]) => [lesson, Object.fromEntries(given)]))));
  return {
    of: (lesson) => [...kept.get(lesson)?.values() ?? []],
    set(lesson, mistake, isRight) {
      kept.set(lesson, new Map(kept.get(lesson)).set(mistake, isRight));
      store();
    },
    forget() { kept.clear(); store(); },
  };
})();

/** A reader guesses what happens, and then sees it. */
gallery.lesson = location.pathname.split("/").at(-1).replace(/\..*$/, "");
for (const section of document.querySelectorAll(".predict")) {
  const { lesson } = gallery;
  const [status, show] = [section.querySelector(".answer"), section.querySelector(".show")];
  const outcome = section.querySelector(".outcome");
  const buttons = [...section.querySelectorAll(".prediction ol button")];
  const right = buttons.find((button) => "right" in button.dataset);
  const reveal = (chosen) => {
    const top = buttons[0].getBoundingClientRect().top;
    section.classList.add("shown");
    // The code above has more lines now; what the reader looks at stays.
    scrollBy({ top: buttons[0].getBoundingClientRect().top - top, behavior: "instant" });
    document.dispatchEvent(new Event("toggle"));
    show.hidden = true;
    if (show.tabIndex === 0) [show.tabIndex, buttons[0].tabIndex] = [-1, 0];
    for (const button of buttons) {
      button.setAttribute("aria-disabled", "true");
      button.setAttribute("aria-pressed", String(button === chosen));
      button.classList.toggle("good", button === right);
      button.classList.toggle("bad", button === chosen && button !== right);
    }
    const truth = `This happens: ${right.textContent}`;
    status.textContent = !chosen ? truth : chosen === right ? "Right. See below how, and why." : `No. ${truth}`;
  };
  gallery.rove([...buttons, show]);
  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (button.hasAttribute("aria-disabled")) return;
      reveal(button);
      answers.set(lesson, section.id, button === right);
    });
  }
  outcome.tabIndex = -1;
  show.addEventListener("click", () => { reveal(null); outcome.focus(); });
}

/** Marks the lessons of the path in which the reader has answered, and how many they are. */
const path = document.querySelector(".path");
if (path) {
  const forget = path.querySelector(".forget");
  const done = gallery.make("span", { class: "faint" });
  forget.before(done);
  const readKey = (item) => `read.${item.dataset.lesson}`;
  const mark = () => {
    for (const item of path.querySelectorAll("[data-lesson]")) {
      const given = answers.of(item.dataset.lesson);
      for (const badge of item.querySelectorAll(".progress, .read")) badge.remove();
      if (gallery.memory.get(readKey(item))) item.querySelector(".meta").append(gallery.make("span", { class: "read badge good" }, "✓ read"));
      if (given.length) {
        const words = `${given.filter(Boolean).length} of ${given.length} right`;
        item.querySelector(".meta").append(gallery.make("span", { class: "progress badge good" }, words));
      }
    }
    const begun = path.querySelectorAll(".card:has(.progress, .read)").length;
    done.textContent = begun ? `${begun} of ${path.querySelectorAll("[data-lesson]").length} lessons begun` : "";
    forget.hidden = !begun;
  };
  forget.addEventListener("click", () => {
    answers.forget();
    for (const item of path.querySelectorAll("[data-lesson]")) if (gallery.memory.get(readKey(item))) gallery.memory.set(readKey(item), "");
    mark();
  });
  addEventListener("pageshow", mark);
  mark();
}

/** The section that is read is marked in the list of sections. */
const contents = document.querySelector("body.lesson .contents");
if (contents && "IntersectionObserver" in window) {
  const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute("aria-current");
      const link = links.get(entry.target.id);
      link?.setAttribute("aria-current", "true");
      // The list may be wider than the window.
      const list = contents.querySelector("ul");
      if (link) list.scrollLeft = link.offsetLeft - list.offsetLeft - 16;
    }
  }, { rootMargin: "-15% 0px -75% 0px" });
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) watch.observe(section);
  }
}

// MARK: Films

/** Takes in a film's drawing; its file calls this. */
gallery.film = (path, svg) => gallery.films.set(path, svg);

/** A drawing whose ids nothing else on the page has. */
function drawing(svg, prefix) {
  const image = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  for (const element of [image, ...image.querySelectorAll("*")]) {
    for (const attribute of [...element.attributes]) {
      if (attribute.name === "id") attribute.value = prefix + attribute.value;
      else if (attribute.value.startsWith("#") && attribute.name.endsWith("href")) attribute.value = `#${prefix}${attribute.value.slice(1)}`;
      else if (attribute.value.includes("url(#")) attribute.value = attribute.value.replaceAll("url(#", `url(#${prefix}`);
    }
  }
  return image;
}

/**
 * Plays a film by itself, by a slider, and frame by frame, and tells the virtual time.
 *
 * A film's file rests before anything moves, and lets virtual time stand still while a device is turned; its course has
 * both times at each place where that changes.
 */
class Player {
  static count = 0;
  static frame = 1 / 60;

  constructor(figure) {
    this.figure = figure;
    this.screen = figure.querySelector(".screen");
    this.seconds = Number(figure.dataset.seconds);
    this.course = [[0, 0], [this.seconds, this.seconds]];
    this.time = 0;
    this.isPlaying = false;
    const { make } = gallery;
    const caption = figure.querySelector("figcaption").firstChild?.textContent ?? "";
    this.playButton = make("button", { type: "button", onclick: () => this.toggle() }, "▶");
    this.slider = make("input", {
      type: "range", min: 0, max: this.seconds, step: Player.frame, value: 0, "aria-label": "Time",
      oninput: () => { this.pause(); this.show(Number(this.slider.value)); },
    });
    this.clock = make("output", {});
    const step = (by) => { this.pause(); this.show(this.time + by * Player.frame); };
    // The slider's arrow keys step, too, so these are no stops of the Tab key.
    const stepper = (words, sign, by) => make("button", { type: "button", "aria-label": words, title: words, tabindex: -1, onclick: () => step(by) }, sign);
    this.controls = make("div", { class: "player", role: "group", "aria-label": `Film: ${caption}` },
      this.playButton,
      stepper("One frame back", "‹", -1), stepper("One frame on", "›", 1),
      this.slider, this.clock);
    if ("annotated" in figure.dataset) {
      this.signs = make("input", { type: "checkbox", checked: true, onchange: () => this.mark() });
      this.controls.append(make("label", {}, this.signs, "Arrows and outlines"));
    }
    this.screen.after(this.controls);
    if (this.signs) gallery.rove([this.playButton, this.signs]);
    this.label();
  }

  /** How long the film plays from its first frame to its last. */
  get length() { return this.course.at(-1)[1] - this.course[0][1]; }

  /** The virtual time so many seconds after the first frame. */
  get virtual() {
    const shown = this.course[0][1] + this.time;
    const next = this.course.findIndex((point) => point[1] >= shown - 1e-6);
    if (next <= 0) return next < 0 ? this.course.at(-1)[0] : this.course[0][0];
    const [before, after] = [this.course[next - 1], this.course[next]];
    const part = after[1] > before[1] ? (shown - before[1]) / (after[1] - before[1]) : 1;
    return before[0] + Math.min(part, 1) * (after[0] - before[0]);
  }

  /** Puts the film in its still's place once somebody wants it. */
  async mount() {
    if (this.image) return;
    this.mounting ??= gallery.load(new URL(this.figure.dataset.film, location.href).href).then(() => {
      const path = new URL(this.figure.dataset.film, location.href).href.slice(gallery.root.href.length);
      const still = this.screen.querySelector("img");
      const { width, height } = still.getBoundingClientRect();
      this.image = drawing(gallery.films.get(path), `film${Player.count++}-`);
      this.image.pauseAnimations();
      this.image.setAttribute("aria-label", still.alt);
      const course = this.image.querySelector(".film-motion")?.dataset.course;
      if (course) this.course = course.split(";").map((point) => point.split(" ").map(Number));
      this.slider.max = this.length;
      // The film takes the still's box, so that nothing on the page moves.
      if (width > 0 && height > 0) {
        this.screen.style.width = `${width}px`;
        this.screen.style.aspectRatio = `${width} / ${height}`;
        this.screen.classList.add("boxed");
      }
      this.screen.replaceChildren(this.image);
      this.mark();
    });
    await this.mounting;
  }

  async toggle() {
    if (this.isPlaying) { this.pause(); return; }
    this.isPlaying = true;
    await this.mount();
    if (this.time >= this.length - Player.frame) this.time = 0;
    this.label();
    let before = null;
    const turn = async (now) => {
      if (!this.isPlaying) return;
      // A page that was hidden goes on where it was.
      const passed = before === null ? 0 : Math.min((now - before) / 1000, 0.1);
      before = now;
      await this.show(this.time + passed);
      if (this.time < this.length) { requestAnimationFrame(turn); return; }
      // A film at whose end the screen is empty ends on its still.
      this.image.classList.add("ended");
      this.pause();
    };
    requestAnimationFrame(turn);
  }

  /** Plays from the first frame. */
  replay() {
    this.time = 0;
    if (!this.isPlaying) this.toggle();
  }

  pause() {
    this.isPlaying = false;
    this.label();
  }

  async show(time) {
    await this.mount();
    this.time = Math.min(Math.max(time, 0), this.length);
    this.slider.value = this.time;
    this.label();
    this.image.classList.remove("ended");
    this.image.setCurrentTime(this.course[0][1] + this.time);
  }

  mark() {
    if (this.signs) this.image?.classList.toggle("plain", !this.signs.checked);
    if (this.signs && !this.image) this.mount();
  }

  label() {
    this.playButton.textContent = this.isPlaying ? "❚❚" : "▶";
    for (const name of ["aria-label", "title"]) this.playButton.setAttribute(name, this.isPlaying ? "Pause" : "Play");
    // At rest, pictures of many moments stand for the film.
    this.clock.textContent = this.image ? `${this.virtual.toFixed(2)} of ${this.seconds.toFixed(2)} s` : `${this.seconds.toFixed(2)} s`;
    this.slider.setAttribute("aria-valuetext", `${this.virtual.toFixed(2)} seconds`);
  }
}
for (const figure of document.querySelectorAll("figure.film")) figure.player = new Player(figure);

// MARK: The index

/** A card's still moves while the card is pointed at or focused. */
const calm = matchMedia("(prefers-reduced-motion: reduce)");
for (const card of document.querySelectorAll(".card[data-film]")) {
  const image = card.querySelector("img");
  const still = image.getAttribute("src");
  const play = () => { if (!calm.matches) image.src = card.dataset.film; };
  const rest = () => { image.src = still; };
  card.addEventListener("pointerenter", play);
  card.addEventListener("pointerleave", rest);
  card.addEventListener("focusin", play);
  card.addEventListener("focusout", rest);
}

// MARK: Choices in the address

const filters = document.querySelector("form.filters");

/** What the address says of filters and of words to search for. */
gallery.choice = () => new URLSearchParams(location.hash.slice(1));

/** Puts the filters, and words to search for, into the address; where it is new, the back button undoes that. */
gallery.remember = (words, isNew) => {
  const choice = new URLSearchParams(filters ? [...new FormData(filters)].filter(([, value]) => value.trim()) : []);
  if (words.trim()) choice.set("find", words.trim());
  const address = `${location.href.split("#")[0]}${choice.size ? "#" : ""}${choice}`;
  if (address !== location.href) history[isNew ? "pushState" : "replaceState"](null, "", address);
};

if (filters) {
  const choose = () => {
    const wanted = new FormData(filters);
    const name = wanted.get("names").trim();
    let shown = 0;
    for (const card of document.querySelectorAll(".card")) {
      const has = (key) => !wanted.get(key) || card.dataset[key].split("|").includes(wanted.get(key));
      const uses = !name || card.dataset.names.split(" ").some((each) => each.toLowerCase().includes(name.toLowerCase()));
      card.hidden = !(["chapter", "devices", "versions", "current"].every(has) && uses);
      if (!card.hidden) shown += 1;
    }
    for (const chapter of document.querySelectorAll(".chapter")) {
      chapter.hidden = !chapter.querySelector(".card:not([hidden])");
    }
    document.querySelector(".nothing").hidden = shown > 0;
  };
  const follow = () => {
    // An address that leads to a place chooses nothing.
    if (location.hash && !location.hash.includes("=")) return;
    const choice = gallery.choice();
    for (const field of filters.elements) if (field.name) field.value = choice.get(field.name) ?? "";
    if ([...filters.elements].some((field) => field.name && field.value)) filters.closest("details").open = true;
    choose();
  };
  filters.addEventListener("input", ({ target }) => {
    const isTyping = target.matches("input") && gallery.choice().has(target.name);
    choose();
    gallery.remember(gallery.choice().get("find") ?? "", !isTyping);
  });
  filters.addEventListener("reset", () => setTimeout(() => { choose(); gallery.remember("", true); }));
  filters.addEventListener("submit", (event) => event.preventDefault());
  // A browser that comes back to the page restores the form after this script has run; the address counts.
  for (const event of ["pageshow", "hashchange"]) addEventListener(event, follow);
  follow();
}

// MARK: Search

/** Where words may be found in a lesson, the most telling place first. */
const places = [
  ["t", "", 8], ["i", "", 8], ["k", "", 5], ["a", "uses ", 4], ["c", "", 3], ["d", "", 3], ["m", "mistake ", 2.5], ["s", "", 2], ["o", "", 2],
  ["l", "", 1],
];

/** Words that are looked for together: what readers say, and what the lessons do. */
const synonyms = [
  "crash exception raise fatal trap", "rotate rotation turn orientation", "touch tap finger", "leak retain cycle",
  "alert dialog modal present", "tablet ipad", "phone iphone", "physics dynamics", "autolayout autoresizing layout", "slide swipe leaf",
  "save store persist userdefaults", "callback delegate closure", "popup popover", "obsolete deprecated removed",
].map((words) => words.split(" "));

/** A word and what else may be meant by it; the beginnings of words count as they are typed. */
gallery.meanings = (word) => [word, ...synonyms.filter((words) => word.length > 3 && words.some((each) => each === word || `${each}s` === word
  || `${each}es` === word || `${each}ed` === word)).flat().filter((each) => each !== word)];

gallery.searchIndex = (entries) => {
  for (const entry of entries) {
    entry.texts = places.flatMap(([key, lead, weight]) => [entry[key]].flat()
      .map((text) => ({ text, lower: text.toLowerCase(), lead, weight, isCode: key === "l" || key === "a" })));
    entry.all = entry.texts.map(({ lower }) => lower).join("\n");
  }
  gallery.index = entries;
};

/** Words that say nothing of what is looked for. */
const fillers = new Set("a an and are as at between by do does for from how i in is it my of on or show the to use when with".split(" "));

/** The words of a query that count: all, if there are only fillers. */
gallery.words = (query) => {
  const words = query.toLowerCase().split(/[\s"“”]+/).filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length ? telling : words;
};

/** The lessons in which most of the words occur, best first, each with the text that says most. */
gallery.find = (query) => {
  const words = gallery.words(query);
  const meanings = new Map(words.map((word) => [word, gallery.meanings(word)]));
  let most = 1;
  const hits = [];
  for (const entry of gallery.index) {
    let [score, found, best, titled] = [0, 0, null, 0];
    for (const word of words) {
      let top = null;
      let value = 0;
      for (const [place, meant] of meanings.get(word).entries()) {
        if (!entry.all.includes(meant)) continue;
        for (const text of entry.texts) {
          // The places are in the order of their weights, so nothing better follows.
          if ((text.weight + 1) / (place ? 2 : 1) <= value) break;
          const at = text.lower.indexOf(meant);
          if (at < 0) continue;
          // What is only meant counts half, and a word of its own more than a part of another.
          const own = (text.weight + (at === 0 ? 0.5 : 0) + (text.lower === meant ? 0.5 : 0)) / (place ? 2 : 1);
          if (own > value) [top, value] = [text, own];
        }
      }
      if (!top) continue;
      if (entry.texts[0].lower.includes(word)) titled += 1;
      found += 1;
      score += value;
      if (!best || top.weight < best.weight) best = top;
    }
    most = Math.max(most, found);
    if (found) hits.push({ entry, score, best, found, titled });
  }
  return hits.filter((hit) => hit.found === most).sort((one, other) => other.titled - one.titled || other.score - one.score);
};

/** A text in which the words are marked. */
function marked(text, words) {
  const pieces = [];
  const lower = text.toLowerCase();
  let start = 0;
  while (start < text.length) {
    let [at, length] = [-1, 0];
    for (const word of words) {
      const found = lower.indexOf(word, start);
      if (found >= 0 && (at < 0 || found < at)) [at, length] = [found, word.length];
    }
    if (at < 0) break;
    pieces.push(text.slice(start, at), gallery.make("mark", {}, text.slice(at, at + length)));
    start = at + length;
  }
  return [...pieces, text.slice(start)];
}

/** What stands around the first of the words in a long text. */
function excerpt(text, words) {
  const first = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0));
  const start = first > 100 ? text.indexOf(" ", first - 70) + 1 : 0;
  return (start ? "… " : "") + text.slice(start, start + 200) + (text.length > start + 200 ? " …" : "");
}

function makeSearch() {
  const { make } = gallery;
  const status = make("p", { role: "status" });
  const list = make("ul", { class: "hits" });
  const input = make("input", { type: "search", "aria-label": "Search lessons", autocomplete: "off", spellcheck: "false" });
  const dialog = make("dialog", { id: "search", "aria-label": "Search" },
    make("form", { class: "bar", method: "dialog" }, input, make("button", { value: "close" }, "Close")), status, list);
  const search = async () => {
    if (!gallery.index) {
      status.textContent = "Loading …";
      try {
        await gallery.load(new URL("assets/search.js", gallery.root).href);
      } catch {
        status.textContent = "The search can't be loaded.";
        return;
      }
    }
    const words = gallery.words(input.value);
    const meant = words.flatMap(gallery.meanings);
    const hits = words.length ? gallery.find(input.value) : [];
    const missing = hits.length ? words.length - hits[0].found : 0;
    status.textContent = !words.length ? "Titles, keywords, names, discussions, mistakes, claims and code."
      : `${hits.length} ${hits.length === 1 ? "lesson" : "lessons"}`
        + (missing ? `, with ${hits[0].found} of the ${words.length} words` : "");
    list.replaceChildren(...hits.slice(0, 40).map(({ entry, best }) => {
      const text = best.text === entry.t ? entry.c : excerpt(best.text, meant);
      const match = make(best.isCode ? "code" : "span", {}, ...marked(text, meant));
      return make("li", {}, make("a", { href: new URL(entry.p, gallery.root).href },
        make("strong", {}, ...marked(entry.t, meant)), make("span", {}, best.lead, match)));
    }));
  };
  let before = "";
  input.addEventListener("input", () => {
    const isNew = !gallery.choice().has("find");
    if (isNew) before = location.hash;
    gallery.remember(input.value, isNew);
    search();
  });
  dialog.addEventListener("close", () => {
    if (gallery.choice().has("find")) history.replaceState(null, "", location.href.split("#")[0] + before);
  });
  dialog.querySelector("form").addEventListener("submit", (event) => {
    const first = list.querySelector("a");
    if (event.submitter?.value === "close" || !first) return;
    event.preventDefault();
    location.href = first.href;
  });
  // Enter in the field takes the first hit, not the button.
  input.addEventListener("keydown", (event) => {
    const first = list.querySelector("a");
    if (event.key === "Enter" && first) { event.preventDefault(); location.href = first.href; }
    if (event.key === "ArrowDown" && first) { event.preventDefault(); first.focus(); }
  });
  list.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const links = [...list.querySelectorAll("a")];
    const next = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    (links[next] ?? (next < 0 ? input : links.at(-1))).focus();
  });
  dialog.opened = () => {
    input.value = gallery.choice().get("find") ?? input.value;
    input.focus();
    input.select();
    search();
  };
  return dialog;
}

// MARK: Keys

function makeHelp() {
  const { make, memory } = gallery;
  const row = (keys, words) => [make("dt", {}, ...keys.flatMap((key, index) => index ? [" ", make("kbd", {}, key)] : [make("kbd", {}, key)])), make("dd", {}, words)];
  const keys = make("input", {
    type: "checkbox", checked: memory.get("keys") !== "off",
    onchange: () => memory.set("keys", keys.checked ? "on" : "off"),
  });
  return make("dialog", { id: "help", "aria-label": "Keyboard shortcuts" },
    make("h2", {}, "Keys"),
    make("dl", { class: "keys" },
      ...row(["/"], "search"), ...row(["←", "→"], "step before, next step; beyond the steps, lesson before, next lesson"), ...row(["?"], "this help"),
      ...row(["Tab"], "from one thing to the next; Enter or space uses it"),
      ...row(["↑", "↓"], "within links of one kind: headings, lines, sections, checks, pictures"),
      ...row(["Shift Enter"], "on the number of a line: choose the lines up to it; the address leads to them")),
    make("p", {}, make("label", {}, keys, " Use these shortcuts. Whatever has the focus and takes keys itself gets them first.")),
    make("form", { method: "dialog" }, make("button", { autofocus: true }, "Close")));
}

const dialogs = { search: makeSearch(), help: makeHelp() };

function open(name) {
  const dialog = dialogs[name];
  if (!dialog.isConnected) gallery.body.append(dialog);
  if (!dialog.open) dialog.showModal();
  dialog.opened?.();
}
for (const button of document.querySelectorAll("[data-opens]")) {
  button.addEventListener("click", () => open(button.dataset.opens));
}

/** An address with words to search for opens the search. */
function followSearch() {
  if (gallery.choice().has("find")) open("search"); else dialogs.search.close();
}
if (!gallery.body.classList.contains("embed")) {
  for (const event of ["pageshow", "hashchange"]) addEventListener(event, followSearch);
}

// In a page of others there is no lesson to go to, and no room to search.
if (!gallery.body.classList.contains("embed")) addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ||
    (event.shiftKey && event.key.startsWith("Arrow")) || gallery.memory.get("keys") === "off") return;
  if (document.querySelector("dialog[open]")) return;
  // Whatever has the focus and takes keys of its own has them first; scrolling a listing takes the arrows.
  const focus = document.activeElement;
  if (focus?.matches("input, select, textarea, canvas, [contenteditable], [role='application'], [role='slider']")) return;
  const takesArrows = focus?.closest("pre, .player, .playground, figure.live") || String(getSelection()) !== "";
  if (event.key === "/" ) { event.preventDefault(); open("search"); }
  else if (event.key === "?") { event.preventDefault(); open("help"); }
  else if (!takesArrows && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    const isNext = event.key === "ArrowRight";
    if (gallery.steps?.move(isNext ? 1 : -1)) event.preventDefault();
    else document.querySelector(`a[rel='${isNext ? "next" : "prev"}']`)?.click();
  }
});
