"""Tests the site of all recipes in Chromium like a reader, from files and without a server."""

import argparse
import base64
import concurrent.futures
import functools
import gzip
import http.server
import json
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time
import urllib.parse
from html.parser import HTMLParser

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

import urllib3.exceptions

import axe_core_python

import live_test
from live_test import PATIENCE

# The largest compressed size of a page with style sheet and scripts in bytes; pictures and films are loaded when visible.
MOST_BYTES = 150_000
# The most stops of the Tab key on a lesson's page.
MOST_STOPS = 64
# The smallest side of what a finger can hit in CSS pixels.
LEAST_TARGET = 24
# The greatest layout shift of a page on a phone; 0.1 counts as good.
MOST_SHIFT = 0.03
# The longest duration of a search in milliseconds: four times the limit on an idle machine.
MOST_SEARCH = 200

failures = []
checks = 0
counting = threading.Lock()


def check(holds, what):
    """Counts successful checks, and prints failed ones."""
    global checks
    with counting:
        checks += 1
        if not holds:
            failures.append(what)
            print(f"✗ {what}")


class Page(HTMLParser):
    """The ids, links and files of a page."""

    def __init__(self, path):
        super().__init__()
        self.path, self.ids, self.links, self.files = path, [], [], []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            self.ids.append(values["id"])
        for name in ("href", "src", "data-film", "data-scene", "data-states"):
            if values.get(name):
                (self.links if tag == "a" else self.files).append(values[name])


def browser(width=1280, height=900, script=True, dark=False, calm=False):
    """A browser that records its console."""
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.add_argument(f"--window-size={width},{height}")
    if not script:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    # Debian's driver and browser, without Selenium's search for others.
    options.binary_location = shutil.which("chromium")
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    driver.set_script_timeout(4 * PATIENCE)
    features = [
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
        {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"},
    ]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    # A narrow window has a minimum width, so a phone's screen is emulated.
    if width < 500:
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    return driver


def errors(driver):
    """The console's errors since the last call."""
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def foreign_requests(driver, root):
    """The requests to other hosts."""
    found = []
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith((root.as_uri(), "data:", "about:", "chrome:")):
                found.append(url)
    return found


def check_files(site):
    """All links and files exist, ids are unique, and no page is too large."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site)
        twice = {each for each in page.ids if page.ids.count(each) > 1} if len(page.ids) != len(set(page.ids)) else set()
        check(not twice, f"{name}: ids come twice: {sorted(twice)[:3]}")
        for address in page.links + page.files:
            parts = urllib.parse.urlsplit(address)
            check(not parts.scheme or parts.scheme == "data", f"{name}: leads elsewhere: {address}")
            target = (path.parent / parts.path).resolve() if parts.path else path
            check(target.is_file(), f"{name}: leads to nothing: {address}")
            # What has an equals sign chooses lessons.
            if parts.fragment and target in pages and "=" not in parts.fragment:
                check(parts.fragment in pages[target].ids, f"{name}: leads to no place: {address}")
        text = path.read_bytes()
        size = len(gzip.compress(text)) + sum(len(gzip.compress((site / file).read_bytes())) for file in (
            "assets/gallery.css", "assets/gallery.js", *(path.relative_to(site) for path in (site / "assets").glob("live*.js") if b"data-scene" in text)))
        tried = [file for file in page.files if file.endswith("/states.js")]
        size += sum(len(gzip.compress((path.parent / file).read_bytes())) for file in tried)
        check(size <= MOST_BYTES, f"{name}: {size} bytes compressed, more than {MOST_BYTES}")
    engines = sorted((site / "assets").glob("engine-*.js"))
    check(len(engines) == 3, f"the engines are {engines}")
    for engine in engines:
        size = len(gzip.compress(engine.read_bytes()))
        check(size <= MOST_BYTES, f"{engine.name}: {size} bytes compressed, more than {MOST_BYTES}")
    return list(pages)


def open_page(driver, path):
    """Opens a page with all of its live scenes, which are created when they come near the viewport; those beside steps, when a step
    shows them."""
    driver.get(path.as_uri())
    for figure in driver.find_elements(By.CSS_SELECTOR, "figure.live[data-name], .hero figure.live"):
        driver.execute_script("arguments[0].scrollIntoView()", figure)
        WebDriverWait(driver, PATIENCE).until(lambda _: "ready" in figure.get_attribute("class"))


def check_pages(driver, site, pages):
    """No page has errors, requests other hosts, or scrolls sideways: in the window, and as wide as the narrowest phone or at four
    times the size on a desktop."""
    def excess():
        return driver.execute_script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")

    for path in pages:
        name = path.relative_to(site)
        open_page(driver, path)
        complaints = errors(driver)
        check(not complaints, f"{name}: the console says {complaints[:2]}")
        elsewhere = foreign_requests(driver, site)
        check(not elsewhere, f"{name}: asks for {elsewhere[:2]}")
        check(excess() <= 0, f"{name}: {excess()} points wider than the window")
        if "lessons" in path.parts:
            stops = driver.execute_script(STOPS)
            check(stops <= MOST_STOPS, f"{name}: {stops} stops of the Tab key, more than {MOST_STOPS}")
        metrics = {"width": 320, "height": 568, "deviceScaleFactor": 2, "mobile": True}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        check(excess() <= 0, f"{name}: {excess()} points wider than a phone of 320")
        if path == pages[-1]:
            # Counter-proof: wide content is detected.
            driver.execute_script("document.querySelector('main').insertAdjacentHTML('beforeend', '<pre>' + 'x'.repeat(200) + '</pre>')")
            check(excess() > 0, "something wide is noticed")
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_axe(driver, site, pages):
    """axe finds nothing in pages that have all that a page of their kind can have, nor does anything scroll sideways."""
    axe = pathlib.Path(axe_core_python.__file__).with_name("axe.min.js").read_text()
    for path in pages:
        name = path.relative_to(site)
        open_page(driver, path)
        wide = driver.execute_script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        check(wide <= 0, f"{name}: {wide} points wider than the window")
        driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe})
        rules = {"resultTypes": ["violations"], "preload": False, "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
        result = driver.execute_async_script(
            "const done = arguments[1]; axe.run(document, arguments[0]).then(done, (e) => done({violations: [{id: String(e), nodes: []}]}))",
            rules)
        for violation in result["violations"]:
            places = [node["html"][:120] for node in violation["nodes"][:2]]
            check(False, f"{name}: axe: {violation['id']}: {places}")
        check(True, name)


# How many stops of the Tab key a page has, and what on it is too small for a finger. A field counts with its label.
STOPS = (
    "return [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]"
    ".filter((e) => e.tabIndex >= 0 && e.checkVisibility()).length")
SMALL = (
    "const [least] = arguments; return [...document.querySelectorAll('a[href], button, input, select, summary')]"
    ".filter((e) => e.checkVisibility() && !e.classList.contains('skip')).filter((e) => {"
    "const box = e.getBoundingClientRect(), label = e.closest('label')?.getBoundingClientRect() ?? box;"
    "return Math.max(box.width, label.width) < least || Math.max(box.height, label.height) < least; })"
    ".map((e) => `${e.outerHTML.slice(0, 80)} is ${e.getBoundingClientRect().width} × ${e.getBoundingClientRect().height}`)")
SHIFT = (
    # That the emulated screen gets its size counts as input for half a second, but nobody does anything here.
    "window.shift = 0; window.shifted = []; new PerformanceObserver((list) => { for (const entry of list.getEntries()) {"
    "window.shift += entry.value; window.shifted.push(...entry.sources.map((e) => e.node?.outerHTML?.slice(0, 60))); }"
    "}).observe({type: 'layout-shift', buffered: true});")


def check_phone(site, pages):
    """On a phone nothing moves while a page loads, and everything that can be hit is as large as a fingertip."""
    driver = browser(width=390, height=844)
    try:
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SHIFT})
        driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
        for path in pages:
            driver.get(path.as_uri())
            # What has not been painted doesn't shift.
            driver.execute_async_script(
                "const done = arguments[0]; const look = () => { if (performance.getEntriesByType('paint').length) setTimeout(done, 200);"
                "else requestAnimationFrame(look); }; look()")
            name = path.relative_to(site)
            small = driver.execute_script(SMALL, LEAST_TARGET)
            check(not small, f"{name}: {len(small)} targets are smaller than {LEAST_TARGET}: {small[:2]}")
            shift, shifted = driver.execute_script("return [window.shift, window.shifted]")
            # Interactive parts take their size when they are there; on other pages they lie further below.
            plays = "embeds" in path.parts and (path.stem.endswith(".play") or "." not in path.stem)
            check(plays or shift <= MOST_SHIFT, f"{name}: the layout shifts by {shift:.3f}: {shifted[:3]}")
        # Counter-proof: a small target and a shift are detected.
        driver.execute_script(
            "const small = document.createElement('button'), block = document.createElement('div'); small.style.minHeight = 0; small.style.height = '9px';"
            "block.style.height = '300px'; block.append(small); document.querySelector('main').prepend(block)")
        check(driver.execute_script(SMALL, LEAST_TARGET), "a small target is noticed")
        WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script("return window.shift") > MOST_SHIFT)
        check(True, "a shift is noticed")
    finally:
        driver.quit()


class SlowServer(http.server.SimpleHTTPRequestHandler):
    """Serves a site as a slow network does: the sections of a page arrive one after the other, and scripts last."""

    # Longer than it takes to paint a piece on a slow phone.
    delay = 0.4

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.suffix == ".js":
            time.sleep(2 * self.delay)
        if path.suffix != ".html":
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        for piece in re.split("(?=<section id=)", path.read_text(), maxsplit=2):
            self.wfile.write(piece.encode())
            self.wfile.flush()
            time.sleep(self.delay)

    def log_message(self, *_):
        pass


def check_slow(site):
    """Where the network is slow, nothing moves while a lesson arrives piece by piece."""
    handler = functools.partial(SlowServer, directory=site)
    with http.server.ThreadingHTTPServer(("localhost", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        driver = browser(width=390, height=844)
        try:
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SHIFT})
            driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
            for path in one_of_each(sorted((site / "lessons").glob("*.html"))):
                name = path.relative_to(site)
                driver.get(f"http://localhost:{server.server_port}/{name}")
                time.sleep(0.3)
                shift, shifted = driver.execute_script("return [window.shift, window.shifted]")
                check(shift <= MOST_SHIFT, f"{name}: arriving slowly, the layout shifts by {shift:.3f}: {shifted[:3]}")
        finally:
            driver.quit()
            server.shutdown()


def one_of_each(lessons):
    """The first lesson of each build: what stands beside its title, and which parts it has."""
    def build(path):
        text = path.read_text()
        first = text[text.find('<li class="step"'):][:2_000]
        parts = [part for part in ("live", "try", "today", "document") if f'<section id="{part}"' in text]
        return ("steps-first" in text, "data-live" in first, "data-try" in first, "drawing" in first, *parts)
    return list({build(path): path for path in reversed(lessons)}.values())


def chosen_pages(pages):
    """One page of each kind with all that a page of its kind can have, and the lessons that a newcomer is shown first."""
    return [page for page in pages if page.stem in ("index", "names", "proof", "progress-view", "gravity", "swap", "adaptive-split")]


def check_look(settings, check_part, *arguments):
    """A part of the test in a browser of its own."""
    driver = browser(**settings)
    try:
        check_part(driver, *arguments)
    finally:
        driver.quit()


def answered(part, *arguments):
    """A part of the test, begun once more if its browser stops answering, which is no fault of the site's."""
    try:
        part(*arguments)
    except urllib3.exceptions.HTTPError as silence:
        print(f"  a browser stopped answering ({silence}); {part.__name__} begins again")
        part(*arguments)


def parts(site, hostile, pages):
    """What can be tested side by side, because hardly anything in it is timed: all pages once, one of each kind in the other colour
    schemes and sizes, and their use. What takes longest comes first."""
    some = chosen_pages(pages)
    # The same documents in other colours and sizes.
    few = [page for page in some if page.stem not in ("progress-view", "adaptive-split")]
    # Embedded parts are made of what the lessons' pages have; those of one lesson of each kind stand for all.
    each = [page for page in pages if "embeds" not in page.parts or page.name.split(".")[0] in ("gravity", "popover", "keep-sorted")]
    return [
        (check_look, dict(), live_test.check_live, site, check),
        (check_look, dict(), check_pages, site, each[::2]),
        (check_look, dict(), check_pages, site, each[1::2]),
        (check_look, dict(), check_axe, site, some),
        (check_look, dict(dark=True), check_axe, site, few),
        (check_look, dict(width=390, height=844), check_axe, site, few),
        (check_phone, site, some),
        (check_slow, site),
        (check_look, dict(), check_print, site),
        (check_look, dict(), check_use, site, hostile),
        (check_look, dict(), check_playgrounds, site),
        (check_without_script, site),
        (check_calm, site),
        (check_steps, site),
        (check_hints, site),
    ]


def press(driver, *keys):
    ActionChains(driver).send_keys(*keys).perform()


def focus(driver):
    return driver.switch_to.active_element


def check_keys(driver, site):
    """A reader without a pointer can reach everything."""
    driver.get((site / "index.html").as_uri())
    press(driver, Keys.TAB)
    check(focus(driver).get_attribute("class") == "skip", "the first Tab reaches the way past the frame")
    press(driver, Keys.ENTER)
    check(driver.current_url.endswith("#main"), "and Enter goes past it")
    press(driver, "/")
    check(focus(driver).get_attribute("type") == "search", "/ opens the search")
    press(driver, "integer division")
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, ".hits a"))
    status = driver.find_element(By.CSS_SELECTOR, "#search [role=status]").text
    check(status == "1 lesson", f"'integer division' is in one lesson, but: {status}")
    press(driver, Keys.ENTER)
    WebDriverWait(driver, PATIENCE).until(lambda d: "progress-view" in d.current_url)
    check(True, "Enter opens the best hit")
    # The arrows go from step to step, and beyond the steps to the next lesson.
    count = len(driver.find_elements(By.CSS_SELECTOR, ".step"))
    for step in range(1, count + 1):
        press(driver, Keys.ARROW_RIGHT)
        WebDriverWait(driver, PATIENCE).until(lambda d: d.find_element(By.CSS_SELECTOR, ".steering .place").text == f"Step {step} of {count}")
        time.sleep(0.6)
    check("progress-view" in driver.current_url, "the arrow goes through the steps")
    press(driver, Keys.ARROW_RIGHT)
    WebDriverWait(driver, PATIENCE).until(lambda d: "progress-view" not in d.current_url)
    check(driver.current_url.endswith("attributed-label.html"), "the arrow goes to the next lesson")
    press(driver, Keys.ARROW_LEFT)
    WebDriverWait(driver, PATIENCE).until(lambda d: "progress-view" in d.current_url)
    press(driver, "?")
    check(driver.find_element(By.ID, "help").is_displayed(), "? shows the keys")
    driver.find_element(By.CSS_SELECTOR, "#help input").send_keys(Keys.SPACE)
    press(driver, Keys.ESCAPE)
    press(driver, "/")
    check(not driver.find_elements(By.CSS_SELECTOR, "dialog[open]"), "keys that are switched off do nothing")
    driver.find_element(By.CSS_SELECTOR, "[data-opens=help]").click()
    driver.find_element(By.CSS_SELECTOR, "#help input").click()
    press(driver, Keys.ESCAPE)


def check_walk(driver, path, name):
    """Tab reaches all controls, in the page's order, and each shows its focus."""
    driver.get(path.as_uri())
    wanted = driver.execute_script(
        "return [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex=\"0\"]')]"
        ".filter((e) => e.tabIndex >= 0 && e.checkVisibility()).length")
    seen = 0
    hidden = 0
    for _ in range(wanted + 5):
        press(driver, Keys.TAB)
        state = driver.execute_script(
            "const e = document.activeElement; if (e === document.body || e.dataset.seen) return null; e.dataset.seen = 1;"
            "const style = getComputedStyle(e); const card = e.closest('.card');"
            "return style.outlineStyle !== 'none' || (card && getComputedStyle(card).outlineStyle !== 'none')")
        if state is None:
            break
        seen += 1
        hidden += 0 if state else 1
    check(seen >= wanted, f"{name}: Tab reaches {seen} of {wanted}")
    check(hidden == 0, f"{name}: {hidden} show no focus")


def check_truth(driver, section, name, words, chosen):
    """After an answer the page says which sentence happens, and the outcome below says the same."""
    answers = section.find_elements(By.CSS_SELECTOR, ".prediction ol button")
    marks = [driver.execute_script("return getComputedStyle(arguments[0], '::before').content", each) for each in answers]
    right = next(place for place, each in enumerate(answers) if each.get_attribute("data-right") is not None)
    check([place for place, mark in enumerate(marks) if mark == '"This happens: "'] == [right], f"{name}: the marks are {marks}")
    pressed = [place for place, each in enumerate(answers) if each.get_attribute("aria-pressed") == "true"]
    wrong = [place for place, mark in enumerate(marks) if mark == '"This does not happen: "']
    check(wrong == [place for place in pressed if place != right], f"{name}: the marks are {marks}, pressed is {pressed}")
    check(not chosen or pressed == chosen, f"{name}: pressed is {pressed}")
    status = section.find_element(By.CSS_SELECTOR, ".answer").text
    truth = answers[right].get_attribute("textContent")
    check(status.startswith(words) and (truth in status or status.startswith("Right.")), f"{name}: the page says '{status}'")
    outcome = section.find_element(By.CSS_SELECTOR, ".outcome")
    check(outcome.is_displayed() and outcome.text.startswith(truth.rstrip(".")), f"{name}: the outcome says '{outcome.text[:80]}', not '{truth}'")


def check_steps(site):
    """The device stays in view, and shows the moment of the step that is read: a scene, a state, a film or a picture."""
    seen = (
        "const part = [...document.querySelectorAll('.moments > *')].find((e) => !e.hidden);"
        # A drawing of a storyboard is larger than its frame, in which a finger moves it.
        "const box = part.querySelector(part.matches('.drawing') ? '.enlarge' : 'svg, img').getBoundingClientRect();"
        "return box.height > 60 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth + 1")
    for settings in (dict(), dict(width=390, height=844)):
        driver = browser(**settings)
        what = f"steps: {settings.get('width', 1280)} points"
        try:
            for lesson in ("gravity", "autosize", "progress-view", "storyboards", "adaptive-popover", "views", "collision"):
                driver.get((site / f"lessons/{lesson}.html").as_uri())
                steps = driver.find_elements(By.CSS_SELECTOR, ".step")
                check(3 <= len(steps) <= 7, f"{what}: {lesson} has {len(steps)} steps")
                if not settings and lesson != "progress-view":
                    WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(seen), f"{what}: {lesson}: the device stands beside the title")
                for number in range(len(steps)):
                    driver.execute_script("gallery.steps.go(arguments[0])", number)
                    WebDriverWait(driver, PATIENCE).until(
                        lambda d: d.find_element(By.CSS_SELECTOR, ".steering .place").text == f"Step {number + 1} of {len(steps)}")
                    current = driver.execute_script("return [...document.querySelectorAll('.step')].findIndex((e) => e.classList.contains('current'))")
                    check(current == number, f"{what}: {lesson}: step {number + 1} is read, and {current + 1} is marked")
                    parts = driver.execute_script("return [...document.querySelectorAll('.moments > *')].filter((e) => !e.hidden).length")
                    check(parts == 1, f"{what}: {lesson}: step {number + 1} shows {parts} things")
                    # Bars have no screen.
                    if lesson == "progress-view" and steps[number].get_attribute("data-live"):
                        continue
                    # A picture that loads late moves the page while it scrolls: a reader scrolls again.
                    for patience in (5, PATIENCE):
                        try:
                            WebDriverWait(driver, patience).until(lambda d: d.execute_script(seen))
                            break
                        except TimeoutException:
                            driver.execute_script("gallery.steps.go(arguments[0])", number)
                    else:
                        check(False, f"{what}: {lesson}: the device of step {number + 1} is not in view")
            # A gesture that touches nothing has a button, and what is tapped is a stop of the Tab key.
            driver.get((site / "lessons/adaptive-popover.html").as_uri())
            driver.execute_script("document.documentElement.style.scrollBehavior = 'auto'; scrollTo = ({ top }) => scroll(0, top); gallery.steps.go(4)")
            WebDriverWait(driver, PATIENCE).until(lambda d: d.find_element(By.CSS_SELECTOR, ".steering .place").text.startswith("Step 5 "))
            turn = WebDriverWait(driver, PATIENCE).until(lambda d: next(
                (each for each in d.find_elements(By.CSS_SELECTOR, ".moments > .playground:not([hidden]) .actions button")
                 if each.is_displayed() and "side" in each.text), None), f"{what}: the phone can't be turned")
            stops = "return [...document.querySelectorAll('.moments .spot')].map((spot) => spot.tabIndex)"
            spots = WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(stops), f"{what}: nothing can be tapped")
            check(all(index == 0 for index in spots), f"{what}: what is tapped has the stops {spots}")
            state = driver.execute_script("return document.querySelector('.moments .playground').dataset.state")
            turn.send_keys(Keys.ENTER)
            WebDriverWait(driver, PATIENCE).until(
                lambda d: d.execute_script("return document.querySelector('.moments .playground').dataset.state") != state,
                f"{what}: the phone doesn't turn")
            # A scene has the step's way, and a playground its state, which a tap leaves.
            driver.get((site / "lessons/gravity.html").as_uri())
            driver.execute_script("gallery.steps.go(1)")
            WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(
                "const live = document.querySelector('.deck figure.live').live; return live?.ways[live.way].title === 'behaviour never added'"))
            driver.get((site / "lessons/storyboards.html").as_uri())
            driver.execute_script("gallery.steps.go(6)")
            state = "return document.querySelector('.deck .playground').dataset.state"
            graph = states_of(site, "storyboards")
            titles = [key["title"] for key in graph["keys"]]
            wanted = 0
            for title in ("Tap Add", "Tap Done"):
                wanted = next(each["to"] for each in graph["moves"] if (each["from"], each["key"]) == (wanted, titles.index(title)))
            WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(state) == str(wanted))
            driver.execute_script("document.querySelector('.deck .spot').click()")
            WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(state) != str(wanted))
            check("#try" not in driver.current_url, f"{what}: the device beside the steps has no address")
            driver.execute_script("[...document.querySelectorAll('.deck .panel button')].at(-1).click()")
            WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(state) == str(wanted))
            check(not errors(driver), f"{what}: make no complaint")
            driver.get((site / "index.html").as_uri())
            read = driver.find_elements(By.CSS_SELECTOR, '.path [data-lesson="storyboards"] .read')
            check(len(read) == 1, f"{what}: a lesson that was read to its last step is marked on the path")
        finally:
            driver.quit()


def check_storage(driver, site):
    """What others keep in the same storage is left alone, and what is no answer is forgotten."""
    mine = "recipe-gallery.answers"
    for foreign in ("1", "null", "[]", '"x"', "{", '{"gravity":1}', '{"gravity":null,"push":{"a":"yes"}}', '{"gravity":{"a":{"b":true}}}', '{"gravity":[7]}'):
        for key in ("answers", mine):
            driver.execute_script("localStorage.setItem('answers', 'theirs'); localStorage.setItem(arguments[0], arguments[1])", key, foreign)
            driver.get((site / "lessons/push.html").as_uri())
            driver.execute_script("document.querySelector('.prediction ol button').click()")
            driver.get((site / "lessons/gravity.html").as_uri())
            driver.execute_script("document.querySelector('.prediction ol [data-right]').click()")
            driver.get((site / "index.html").as_uri())
            given = {name: [each.text for each in driver.find_elements(By.CSS_SELECTOR, f'.path [data-lesson="{name}"] .progress')] for name in ("gravity", "push")}
            check(all(len(each) == 1 and each[0].endswith(" right") for each in given.values()), f"with {key} = {foreign} the path says {given}")
            kept = driver.execute_script("return localStorage.getItem('answers')")
            check(kept == (foreign if key == "answers" else "theirs"), f"others' value becomes {kept}")
            check(not errors(driver), f"with {key} = {foreign} nothing throws")
            driver.execute_script("document.querySelector('.path .forget').click(); localStorage.removeItem('answers')")


def check_predictions(driver, site):
    """A reader guesses with the keyboard what a mistake breaks, sees the outcome, and finds the answers on the path."""
    page = site / "lessons/gravity.html"
    driver.get(page.as_uri())
    sections = driver.find_elements(By.CSS_SELECTOR, ".predict")
    check(len(sections) >= 3, f"predictions: gravity asks {len(sections)} questions")
    for section in sections:
        right = section.find_elements(By.CSS_SELECTOR, ".prediction ol [data-right]")
        answers = section.find_elements(By.CSS_SELECTOR, ".prediction ol button")
        check(len(answers) == 3 and len(right) == 1, f"predictions: {section.get_attribute('id')} has {len(answers)} answers")
    for section in sections:
        first = section.find_elements(By.CSS_SELECTOR, ".before > figure.picture img")
        check(len(first) == 1 and "right." in first[0].get_attribute("src"),
              f"predictions: {section.get_attribute('id')} shows how it begins")
        check(first and first[0].get_attribute("alt").startswith("How it begins: "), "predictions: the picture says that it is the beginning")
        captions = [e.get_attribute("textContent") for e in section.find_elements(By.CSS_SELECTOR, ".outcome figcaption")]
        alts = [e.get_attribute("alt") for e in section.find_elements(By.CSS_SELECTOR, ".outcome figure img")]
        check(not any("symbols" in caption for caption in captions), f"predictions: {section.get_attribute('id')} shows what differs: {captions}")
        check(all(any(caption in alt for alt in alts) for caption in captions if "square" in caption),
              "predictions: alternative texts say what differs")
    section = sections[0]
    outcome = section.find_element(By.CSS_SELECTOR, ".outcome")
    check(not outcome.is_displayed(), "predictions: the outcome is hidden before the answer")
    answers = section.find_elements(By.CSS_SELECTOR, ".prediction ol button")
    right = next(place for place, answer in enumerate(answers) if answer.get_attribute("data-right") is not None)
    driver.execute_script("arguments[0].focus()", answers[0])
    for _ in range(right):
        press(driver, Keys.ARROW_DOWN)
    check(focus(driver) == answers[right], "predictions: arrows go from one answer to the next")
    press(driver, Keys.ENTER)
    check(outcome.is_displayed(), "predictions: the answer shows the outcome")
    check(section.find_element(By.CSS_SELECTOR, ".answer").text.startswith("Right"), "predictions: a right answer is called right")
    check_truth(driver, sections[0], "predictions, right answer", "Right.", [right])
    wrong = sections[1].find_elements(By.CSS_SELECTOR, ".prediction ol button:not([data-right])")[0]
    driver.execute_script("arguments[0].click()", wrong)
    check_truth(driver, sections[1], "predictions, wrong answer", "No. This happens: ", [])
    driver.execute_script("arguments[0].click()", sections[2].find_element(By.CSS_SELECTOR, ".show"))
    check_truth(driver, sections[2], "predictions, 'Show me'", "This happens: ", [])
    # On paper the questions are gone, and every outcome can be read.
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    check(not any(each.is_displayed() for each in driver.find_elements(By.CSS_SELECTOR, ".prediction")), "predictions: no question is printed")
    outcomes = driver.find_elements(By.CSS_SELECTOR, "#wrong-ways .outcome")
    check(outcomes and all(each.is_displayed() and each.text for each in outcomes), "predictions: all outcomes are printed")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    driver.get((site / "index.html").as_uri())
    progress = driver.find_element(By.CSS_SELECTOR, '.path [data-lesson="gravity"]').text
    check("1 of 2 right" in progress, f"predictions: the path says '{progress}'")
    driver.find_element(By.CSS_SELECTOR, ".path .forget").click()
    check(not driver.find_elements(By.CSS_SELECTOR, ".path .progress"), "predictions: answers are forgotten")
    check_storage(driver, site)
    driver.get((site / "index.html").as_uri())
    opening = driver.find_element(By.CSS_SELECTOR, ".opening")
    check("Learn UIKit" in opening.text and "checks" not in opening.text, f"the index opens with '{opening.text}'")
    check(opening.find_elements(By.CSS_SELECTOR, "figure.live"), "the index opens with a scene")
    numbers = [int(title.text.split(".")[0]) for title in driver.find_elements(By.CSS_SELECTOR, ".card .title")]
    check(numbers == sorted(numbers), f"the cards have the order of the path, not {numbers}")
    titles = [title.text for title in driver.find_elements(By.CSS_SELECTOR, ".path .title")]
    check(titles[0] == "1. Let views fall with UIGravityBehavior", f"the path begins with '{titles[0]}'")


def check_search(driver, site):
    """The search finds titles, names, claims and code, and is fast."""
    driver.get((site / "index.html").as_uri())
    press(driver, "/")
    WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script("return Boolean(gallery.index)"))
    for words, lesson in (("UIProgressView", "progress-view"), ("how to show a popover", "popover"), ("keep-sorted", "keep-sorted")):
        hits = driver.execute_script("return gallery.find(arguments[0]).map((hit) => hit.entry.i)", words)
        if lesson:
            check(hits and hits[0] == lesson, f"'{words}' finds {hits[:3]}, not {lesson} first")
    check(driver.execute_script("return gallery.find('qqqq zzzz').length") == 0, "nothing is found of what is nowhere")
    # Titles come first; discussions, mistakes and synonyms are searched.
    titles = driver.execute_script("return gallery.find('popover').map((hit) => hit.entry.t.toLowerCase().includes('popover'))")
    check(titles[0] and titles == sorted(titles, reverse=True), f"titles with the word come first: {titles}")
    crash, exception = (driver.execute_script("return gallery.find(arguments[0]).map((hit) => hit.entry.i)", word) for word in ("crash", "exception"))
    check(len(crash) > 2 and set(crash) == set(exception), f"'crash' finds {crash}, 'exception' {exception}")
    discussed = driver.execute_script(
        "const entry = gallery.index.find((each) => each.i === 'gravity'); const words = entry.o[0].split(' ').slice(0, 8).join(' ');"
        "return gallery.find(words)[0]?.entry.i")
    check(discussed == "gravity", f"words of a discussion find its lesson, not {discussed}")
    # The words are in the address, which leads to the same hits; the back button comes back to them.
    press(driver, "crash")
    WebDriverWait(driver, PATIENCE).until(lambda d: d.current_url.endswith("#find=crash") and d.find_elements(By.CSS_SELECTOR, ".hits a"))
    hits = [link.text for link in driver.find_elements(By.CSS_SELECTOR, ".hits strong")]
    press(driver, Keys.ENTER)
    WebDriverWait(driver, PATIENCE).until(lambda d: "/lessons/" in d.current_url)
    driver.back()
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "dialog[open] .hits a"))
    check([link.text for link in driver.find_elements(By.CSS_SELECTOR, ".hits strong")] == hits, "back leads to the hits")
    driver.get("about:blank")
    driver.get((site / "index.html").as_uri() + "#find=crash")
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "dialog[open] .hits a"))
    check([link.text for link in driver.find_elements(By.CSS_SELECTOR, ".hits strong")] == hits, "a link leads to the hits")
    press(driver, Keys.ESCAPE)
    check("find=" not in driver.current_url, "a search that is closed leaves the address")
    # A gallery of a thousand lessons, made from these.
    spent = driver.execute_script(
        "const own = gallery.index; const many = Array.from({length: 1000}, (_, i) => own[i % own.length]);"
        "gallery.index = many; const times = ['u', 'view', 'progress bar', 'zzz'].map((words) => { const start = performance.now();"
        "gallery.find(words); return performance.now() - start; }); gallery.index = own; return Math.max(...times)")
    print(f"  the slowest of four searches among 1,000 lessons: {spent:.1f} ms")
    check(spent < MOST_SEARCH, f"a search among 1,000 lessons took {spent:.0f} ms")


def check_filters(driver, site):
    """The filters show the lessons that match all of them."""
    driver.get((site / "index.html").as_uri())
    all_cards = len(driver.find_elements(By.CSS_SELECTOR, ".card"))
    driver.find_element(By.CSS_SELECTOR, ".choose summary").click()
    field = driver.find_element(By.CSS_SELECTOR, ".filters input")
    field.send_keys("UIProgressView")
    shown = [card for card in driver.find_elements(By.CSS_SELECTOR, ".card") if card.is_displayed()]
    check(len(shown) == 1 and "progress" in shown[0].text.lower(), "one lesson uses UIProgressView")
    field.send_keys("NoSuchThing")
    check(driver.find_element(By.CSS_SELECTOR, ".nothing").is_displayed(), "that no lesson fits is said")
    driver.find_element(By.CSS_SELECTOR, ".filters button[type=reset]").click()
    WebDriverWait(driver, PATIENCE).until(
        lambda d: len([c for c in d.find_elements(By.CSS_SELECTOR, ".card") if c.is_displayed()]) == all_cards)
    check(True, "All shows all again")

    def cards():
        return [card.find_element(By.CSS_SELECTOR, ".title").text for card in driver.find_elements(By.CSS_SELECTOR, ".card") if card.is_displayed()]

    # The filters are in the address: the back button undoes them, and a link chooses the same.
    before = driver.current_url
    works, current = (driver.find_element(By.CSS_SELECTOR, f".filters [name={name}]") for name in ("versions", "current"))
    works.send_keys("8.0")
    WebDriverWait(driver, PATIENCE).until(lambda d: "versions=8.0" in d.current_url)
    working = cards()
    check(any("Offer a choice in a UIPopoverController" in title for title in working), "UIPopoverController works on iOS 8")
    current.send_keys("8.0")
    WebDriverWait(driver, PATIENCE).until(lambda d: "current=8.0" in d.current_url)
    now = cards()
    check(set(now) < set(working) and not any("UIPopoverController" in title for title in now), "on iOS 8 it is no longer current")
    check(any("Keep a popover small" in title for title in now), "but what replaces it is")
    address = driver.current_url
    driver.back()
    WebDriverWait(driver, PATIENCE).until(lambda d: cards() == working)
    driver.back()
    WebDriverWait(driver, PATIENCE).until(lambda d: d.current_url == before and len(cards()) == all_cards)
    check(True, "back undoes one filter after the other")
    driver.get("about:blank")
    driver.get(address)
    check(cards() == now and driver.find_element(By.CSS_SELECTOR, ".filters [name=current]").get_attribute("value") == "8.0", "a link has the same filters")
    driver.get("about:blank")
    driver.get((site / "names.html").as_uri() + "#name-UIProgressView")
    link = driver.find_element(By.CSS_SELECTOR, "#name-UIProgressView a")
    check(link.is_displayed(), "a link to a name opens its fold")
    link.click()
    WebDriverWait(driver, PATIENCE).until(lambda d: "index.html#names=UIProgressView" in d.current_url)
    check(len(cards()) == 1, "a name leads to the lessons that use it")


def check_links(driver, site):
    """Addresses lead to headings, checks and lines, which they mark; the whole file is copied."""
    page = (site / "lessons/popover.html").as_uri()
    driver.get(page)
    press(driver, Keys.TAB)
    anchors = driver.find_elements(By.CSS_SELECTOR, "#main .heading .anchor")
    check(sum(anchor.get_attribute("tabindex") == "0" for anchor in anchors) == 1, "links to headings are one stop of the Tab key")
    driver.execute_script("arguments[0].focus()", anchors[0])
    press(driver, Keys.ARROW_DOWN)
    check(focus(driver) == anchors[1], "the arrow goes from heading to heading")
    press(driver, Keys.ENTER)
    check(driver.current_url == anchors[1].get_attribute("href"), "Enter puts the heading into the address")
    # Lines: one stop, a range by Shift and Enter, marked on arrival in the excerpt or in the whole listing.
    numbers = driver.find_elements(By.CSS_SELECTOR, "#code > figure .number")
    check(sum(number.get_attribute("tabindex") == "0" for number in numbers) == 1, "the numbers of lines are one stop of the Tab key")
    lines = [int(number.get_attribute("data-number")) for number in numbers]
    start = next(index for index, line in enumerate(lines[:-2]) if lines[index + 2] == line + 2)
    driver.execute_script("arguments[0].focus()", numbers[start])
    press(driver, Keys.ENTER)
    press(driver, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.ENTER).key_up(Keys.SHIFT).perform()
    first, last = (str(lines[index]) for index in (start, start + 2))
    check(driver.current_url == f"{page}#code-{first}-{last}", f"a range of lines has an address, not {driver.current_url}")
    marked = "return [...document.querySelectorAll('.line.chosen')].filter((e) => e.checkVisibility()).map((e) => e.dataset.line)"
    wanted = [str(line) for line in range(int(first), int(last) + 1)]
    for fragment in (f"#code-{first}-{last}", f"#code-{last}-{first}"):
        driver.get("about:blank")
        driver.get(page + fragment)
        check(driver.execute_script(marked) == wanted, f"{fragment} marks {driver.execute_script(marked)}")
        box = driver.find_element(By.CSS_SELECTOR, ".line.chosen").rect
        top = driver.execute_script("return scrollY")
        check(top < box["y"] < top + 900, f"{fragment} brings the lines into view")
    driver.get("about:blank")
    driver.get(page + "#code-1-2")
    check(driver.find_element(By.CSS_SELECTOR, "details.whole").get_attribute("open") is not None, "lines that the excerpt lacks open the whole file")
    driver.get("about:blank")
    row = driver.execute_script
    driver.get(page)
    anchor = row("return document.querySelector('#checks tr[id]').id")
    driver.get("about:blank")
    driver.get(f"{page}#{anchor}")
    check(driver.find_element(By.ID, anchor).is_displayed(), "a link to a check opens its fold")
    driver.get("about:blank")
    claim = Page(site / "proof.html").ids[-1]
    driver.get((site / "proof.html").as_uri() + f"#{claim}")
    check(driver.find_element(By.ID, claim).is_displayed(), "a link to a claim opens its lesson")
    # The words that a lesson uses are one tap away, and the types that a mistake's code builds on are in the whole file.
    driver.get(page)
    words = driver.find_element(By.CSS_SELECTOR, ".opening .words")
    words.find_element(By.TAG_NAME, "summary").click()
    terms = [term.text for term in words.find_elements(By.TAG_NAME, "dt")]
    check("Idiom" in terms and "Segue" not in terms, f"popover explains {terms}")
    link = driver.find_element(By.CSS_SELECTOR, "#wrong-ways .elsewhere a")
    name = link.text
    driver.execute_script("arguments[0].click()", link)
    line = WebDriverWait(driver, PATIENCE).until(lambda d: d.find_element(By.CSS_SELECTOR, ".line.chosen"))
    check(line.is_displayed() and f"class {name}" in line.text, f"a link leads to {name}, not to '{line.text}'")
    begins = driver.find_element(By.CSS_SELECTOR, "#wrong-a-popover-on-the-phone .before img").get_attribute("alt")
    check("On the phone" in begins, f"a mistake on the phone begins with '{begins}'")
    driver.get((site / "truth.html").as_uri())
    driver.find_element(By.CSS_SELECTOR, "a[href='differences.html']").click()
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "table.differences"))
    check(True, "the page on accuracy leads to the differences")
    driver.get(page)
    # What is copied compiles: it has no ellipsis.
    driver.get(page)
    driver.execute_script("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    button = driver.find_element(By.CSS_SELECTOR, "#code > figure .copy")
    check(button.text == "Copy the whole file" and "…" in driver.find_element(By.CSS_SELECTOR, "#code > figure code").text, "an excerpt offers the whole file")
    driver.execute_script("arguments[0].click()", button)
    WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script("return window.copied"))
    copied = driver.execute_script("return window.copied")
    check("import UIKit" in copied and not any(line.strip() == "…" for line in copied.splitlines()), "and copies it")
    check(not errors(driver), "links make no complaint")


def check_embeds(driver, site):
    """The HTML on a lesson's page embeds a part, and the frame becomes as high as what it shows."""
    driver.get((site / "lessons/gravity.html").as_uri())
    driver.execute_script("document.querySelector('#teaching details').open = true")
    choice = driver.find_element(By.CSS_SELECTOR, "select.part")
    parts = [option.get_attribute("value").split("/")[-1] for option in choice.find_elements(By.TAG_NAME, "option")]
    check(parts == [f"gravity.{part}html" for part in ("", "play.", "code.", "film.", "predict.")], f"gravity can be embedded as {parts}")
    for part in ("code", "predict"):
        driver.execute_script(
            "const [choice, part] = arguments; choice.value = [...choice.options].find((each) => each.value.includes(part)).value;"
            "choice.dispatchEvent(new Event('change'))", choice, f".{part}.")
        snippet = driver.execute_script("return document.querySelector('select.part').closest('p').nextElementSibling.querySelector('code').textContent")
        check(f'src="{(site / f"embeds/gravity.{part}.html").as_uri()}"' in snippet, f"the HTML has the address of {part}: {snippet[:90]}")
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.html"
            page.write_text(f"<!DOCTYPE html><title>A page</title>{snippet}")
            driver.get(page.as_uri())
            WebDriverWait(driver, PATIENCE).until(lambda d: d.find_element(By.TAG_NAME, "iframe").get_attribute("height") != "600")
            time.sleep(0.3)
            height = float(driver.find_element(By.TAG_NAME, "iframe").get_attribute("height"))
            driver.switch_to.frame(0)
            body = driver.execute_script("return document.body.getBoundingClientRect().height")
            check(abs(height - body) <= 1, f"the frame of {part} is {height} high, and its content {body}")
            if part == "predict":
                driver.execute_script("arguments[0].click()", driver.find_element(By.CSS_SELECTOR, ".show"))
                grown = driver.execute_script("return document.body.getBoundingClientRect().height")
                driver.switch_to.default_content()
                WebDriverWait(driver, PATIENCE).until(lambda d: abs(float(d.find_element(By.TAG_NAME, "iframe").get_attribute("height")) - grown) <= 60)
                check(grown > height, "the frame grows with its content")
            driver.switch_to.default_content()
            driver.get((site / "lessons/gravity.html").as_uri())
            choice = driver.find_element(By.CSS_SELECTOR, "select.part")
    check(not errors(driver), "embedding makes no complaint")


def printed(driver, path):
    """The pages of a PDF of a page, as A4, once all pictures are there; and the PDF."""
    driver.get(path.as_uri())
    driver.execute_script("for (const image of document.images) image.loading = 'eager'")
    driver.execute_async_script("Promise.all([...document.images].map((each) => each.decode().catch(() => 0))).then(arguments[0])")
    paper = {"paperWidth": 8.27, "paperHeight": 11.69, "marginTop": 0.55, "marginBottom": 0.55, "marginLeft": 0.6, "marginRight": 0.6}
    data = base64.b64decode(driver.execute_cdp_cmd("Page.printToPDF", paper)["data"])
    return len(re.findall(rb"/Type\s*/Page\b", data))


def check_print(driver, site):
    """A sheet is one leaf, with the solution on another; a lesson is printed without what needs a hand, and with checks on demand."""
    for path in sorted((site / "sheets").glob("*.html")):
        pages = printed(driver, path)
        check(pages == 3, f"{path.stem}: a sheet has a page, its back and the solution, not {pages} pages")
        check(driver.find_elements(By.CSS_SELECTOR, ".questions .code"), f"{path.stem}: a mistake's code stands beside the question")
        text = path.read_text()
        front, _, leaf = text.partition("<h1>Solution: ")
        names = re.findall(r"<li><strong>([^<]+)</strong>: ", leaf)
        told = [name for name in names if name in front.partition("Find the mistakes")[2]]
        told += [name for name in names for image in re.findall(r'<img src="../([^"]+)"', front) if f">{name}<" in (site / image).read_text()]
        check(names and not told, f"{path.stem}: a sheet tells {told} before the solution")
        values = re.findall(r'<span class="faint">Here: ([^<]*)', front)
        check(not any(re.search(r"[\[\]±]|&quot;", value) for value in values), f"{path.stem}: values are in words: {values}")
        clipped = driver.execute_script("return [...document.images].some((each) => getComputedStyle(each).clipPath !== 'none')")
        check(not clipped, f"{path.stem}: no picture is clipped")
    for name in ("storyboards", "adaptive-popover", "anchors"):
        pages = printed(driver, site / f"lessons/{name}.html")
        check(pages <= 3, f"{name}: a lesson takes {pages} pages")
    page = site / "lessons/gravity.html"
    printed(driver, page)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    hand = "#live, #try, button, select, input, .anchor, .player, .prediction, #checks, .outcome table"
    seen = [element.tag_name for element in driver.find_elements(By.CSS_SELECTOR, hand) if element.is_displayed()]
    check(not seen, f"nothing interactive and no checks are printed, but {seen}")
    check(all(each.is_displayed() for each in driver.find_elements(By.CSS_SELECTOR, "#wrong-ways .outcome")), "what mistakes do is printed")
    driver.execute_script("document.querySelector('.print-checks').click(); dispatchEvent(new Event('beforeprint'))")
    check(driver.find_element(By.CSS_SELECTOR, "#checks tr[id]").is_displayed(), "checks are printed for those who want them")
    driver.execute_script("dispatchEvent(new Event('afterprint'))")
    check(not driver.find_element(By.CSS_SELECTOR, "#checks tr[id]").is_displayed(), "and lie folded up afterwards")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def check_badges(driver, site):
    """What is no longer current says so wherever a lesson is shown."""
    driver.get((site / "index.html").as_uri())
    words = driver.find_element(By.CSS_SELECTOR, ".card:has([href='lessons/popover.html']) .meta").text
    check("historic, iOS 7 to 8" in words, f"the card says '{words}'")
    for place, selector in (("lessons/popover.html", ".opening .systems"), ("sheets/popover.html", ".systems"),
                            ("embeds/popover.html", ".systems"), ("embeds/popover.code.html", ".systems")):
        driver.get((site / place).as_uri())
        words = driver.find_element(By.CSS_SELECTOR, selector).text
        check("iOS 7 to 8" in words and "Today:" in words, f"{place} says '{words}'")


def check_film(driver, site):
    """A film plays, stops, steps frame by frame, and shows or hides its annotations."""
    driver.get((site / "lessons/gravity.html").as_uri())
    figure = driver.find_element(By.CSS_SELECTOR, "#shows figure.film")
    driver.execute_script("arguments[0].closest('details').open = true; arguments[0].scrollIntoView()", figure)
    check(not figure.find_elements(By.CSS_SELECTOR, ".screen > svg"), "a film isn't loaded before it is wanted")
    buttons = figure.find_elements(By.CSS_SELECTOR, ".player button")
    buttons[2].click()
    WebDriverWait(driver, PATIENCE).until(lambda d: figure.find_elements(By.CSS_SELECTOR, ".screen > svg"))
    clock = figure.find_element(By.CSS_SELECTOR, "output")
    rest = [output.text for output in driver.find_elements(By.CSS_SELECTOR, "#shows .player output")][1:]
    check(not any(text.startswith("0.00") for text in rest), f"a still of many moments has no time of its own: {rest}")
    check(clock.text.startswith("0.02 of"), f"one frame on is 0.02 s, not {clock.text}")
    # The lesson's own values say how far the square has fallen; its film must show the same at its end.
    driver.execute_async_script(
        "const player = document.querySelector('#shows figure.film').player; player.show(player.length).then(arguments[0])")
    fallen = driver.execute_script(
        "const square = [...document.querySelectorAll('#shows .screen > svg .film-motion *')].find((e) => "
        "e.getAttribute('fill') === '#0f0' || e.getAttribute('href')?.includes('outline'));"
        "const box = square?.getBoundingClientRect(); const screen = square?.ownerSVGElement.getBoundingClientRect();"
        "return box ? (box.top - screen.top) / screen.height * square.ownerSVGElement.viewBox.baseVal.height : null")
    check(clock.text == "0.90 of 0.90 s", f"a film ends with its virtual time, not {clock.text}")
    # It started 190 points below the top of the screen, which is 22 points below that of the picture.
    wanted = 22 + 190 + 1000 * 0.9 ** 2 / 2
    check(fallen is not None and abs(fallen - wanted) < 8, f"after 0.9 s the square is at {wanted}, not at {fallen}")
    driver.execute_async_script(
        "const player = document.querySelector('#shows figure.film').player; player.show(0).then(arguments[0])")
    check(driver.execute_script("return document.querySelector('#shows .screen > svg').animationsPaused()"), "and it stands still")
    before = driver.execute_script("return document.querySelector('#shows .screen > svg .film-motion').innerHTML.length")
    check(before > 100, "the film has what moves")
    # A film may be shorter than the time between two commands of this test, so the page waits itself.
    driver.execute_async_script(
        "const [button, clock, done] = arguments; button.click(); const look = () => {"
        "if (parseFloat(clock.textContent) < 0.1) { requestAnimationFrame(look); return; } button.click(); done(); }; look();",
        buttons[0], clock)
    held = clock.text
    check(0.1 <= float(held.split()[0]) < 0.9, f"a film plays until it is held, not to {held}")
    time.sleep(0.3)
    check(clock.text == held, "a pause holds it")
    signs = figure.find_elements(By.CSS_SELECTOR, ".player input[type=checkbox]")
    if signs:
        layer = figure.find_element(By.CSS_SELECTOR, ".screen > svg .annotations")
        signs[0].click()
        check(driver.execute_script("return getComputedStyle(arguments[0]).display", layer) == "none", "signs can be switched off")
    # The film has the box of its still, and as its square has left the screen it ends on the still.
    boxes = driver.execute_async_script(
        "const done = arguments[0]; const figure = [...document.querySelectorAll('figure.film')].find((each) => !each.player.image);"
        "if (!figure) { done(null); return; } for (let e = figure; e; e = e.parentElement) {"
        "if (e.matches('details')) e.open = true; if (e.matches('.predict')) e.classList.add('shown'); }"
        "const box = () => { const r = figure.getBoundingClientRect(); return [r.width, r.height].map(Math.round); };"
        "const still = figure.querySelector('.screen img'); still.loading = 'eager';"
        "let before; still.decode().then(() => { before = box(); return figure.player.show(0.1); }).then(() => done([before, box()]));")
    check(boxes and boxes[0] == boxes[1], f"a film takes the box of its still: {boxes}")
    ended = driver.execute_async_script(
        "const [button, done] = arguments; const player = document.querySelector('#shows figure.film').player;"
        "player.show(player.length - 0.1).then(() => { button.click(); const look = () => {"
        "if (player.isPlaying) { requestAnimationFrame(look); return; }"
        "done(['.film-trail', '.film-motion'].map((layer) => getComputedStyle(player.image.querySelector(layer)).opacity)); };"
        "requestAnimationFrame(look); });", buttons[0])
    check(ended == ["1", "0"], f"a film whose square has left the screen ends on its still: {ended}")
    driver.execute_async_script("document.querySelector('#shows figure.film').player.show(0.1).then(arguments[0])")
    back = driver.execute_script("return getComputedStyle(document.querySelector('#shows .screen > svg .film-trail')).opacity")
    check(back == "0", "and shows its frames again")
    twice = driver.execute_script(
        "const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return ids.length - new Set(ids).size")
    check(twice == 0, "a film brings no id that was there")
    check(not errors(driver), "a film makes no complaint")


# The inputs on each playground: keys and spots by title, arrows, and swipes by direction.
PLAYS = {
    "swap": ["spot Tap Foo", "arrow LEFT", "key Tap Bar", "arrow RIGHT", "key Turn right", "key Turn right"],
    "split-view": ["key Hold upright", "spot Tap Master", "spot Tap row 2", "key Lay on its left side", "spot Tap row 1", "start 1",
                   "key Hold upright"],
    "adaptive-split": ["spot Tap Anna", "spot Tap Lighthouse", "key Go back", "spot Tap Lighthouse", "key Lay on its left side", "start 1",
                       "spot Tap Anna"],
    "page-view": ["swipe left", "arrow RIGHT", "key Lay on its left side", "swipe left", "arrow LEFT", "swipe right", "key Swipe right"],
    "popover": ["spot Tap +", "key Turn left", "spot Tap Photo", "spot Tap +", "key Tap beside it", "start 1", "spot Tap +", "spot Tap Cancel"],
    "adaptive-popover": ["spot Tap URL", "key Lay on its left side", "key Tap beside it", "start 1", "key Tap URL", "start 2",
                         "key Lay on its left side", "spot Tap row 2"],
    "presentation": ["spot Tap +", "spot Tap Add photo", "key Tap the photo", "spot Tap Save", "spot Tap +", "spot Tap Cancel"],
    "responder-chain": ["spot Tap Card", "spot Tap Panel", "start 5", "spot Tap Card", "spot Tap Button"],
    "storyboards": ["spot Tap Open", "key Go back", "key Tap Card", "spot Tap Close"],
}


def states_of(site, lesson):
    """The transitions of a playground, as the lesson's file defines them for its page."""
    text = (site / f"pictures/{lesson}/states.js").read_text()
    return json.loads(text[text.index(", ") + 2:text.rindex(")")])


def shown(driver):
    """The state of a playground at rest: the file of its picture, whether the file exists, and its text."""
    return driver.execute_script(
        "const image = document.querySelector('#try .shot img');"
        "return [image.src.split('/').pop(), image.complete && image.naturalWidth > 0,"
        "document.querySelector('#try .panel [role=status]').textContent, location.hash]")


def check_plays(driver, site, lesson, moves):
    """Every input leads to the state recorded for it."""
    graph = states_of(site, lesson)
    titles = [key["title"] for key in graph["keys"]]
    # The address unfolds it.
    driver.get((site / f"lessons/{lesson}.html").as_uri() + "#try")
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "#try .playground[data-state]"))
    driver.execute_script("document.querySelector('#try .scene').scrollIntoView({block: 'center'})")
    scene = driver.find_element(By.CSS_SELECTOR, "#try .scene")
    start, path = 0, []
    state = graph["starts"][0]["state"]
    for move in moves:
        kind, what = move.split(" ", 1)
        key = titles.index(what) if kind in ("key", "spot") else None
        if kind == "key":
            driver.find_elements(By.CSS_SELECTOR, ".gestures button")[key].click()
        elif kind == "spot":
            spot = driver.find_element(By.CSS_SELECTOR, f"#try .spot[data-key='{key}']")
            # A smaller element may cover its middle.
            x, y = driver.execute_script(
                "const [spot] = arguments, box = spot.getBoundingClientRect();"
                "for (let share = 50; share > 0; share -= 7) for (const way of [1, -1]) {"
                "const x = box.left + box.width / 2, y = box.top + box.height * (50 + way * (50 - share) * 0.95) / 100;"
                "if (document.elementFromPoint(x, y) === spot) return [x - box.left - box.width / 2, y - box.top - box.height / 2]; }"
                "return [0, 0];", spot)
            ActionChains(driver).move_to_element_with_offset(spot, round(x), round(y)).click().perform()
            check(focus(driver).get_attribute("class").startswith("scene"), f"{lesson}: after a tap the screen has the focus")
        elif kind == "arrow":
            driver.execute_script("document.querySelector('#try .scene').focus()")
            press(driver, getattr(Keys, f"ARROW_{what}"))
            leaf = {"LEFT": "right", "RIGHT": "left"}[what]
            ways = [("swipe", leaf), ("turn", what.lower())]
            key = next(index for each in ways for index, entry in enumerate(graph["keys"]) if (entry["kind"], entry.get("way")) == each)
        elif kind == "swipe":
            step = {"left": -80, "right": 80}[what]
            ActionChains(driver, duration=50).move_to_element(scene).move_by_offset(-step // 2, 40).click_and_hold().move_by_offset(step, 0).release().perform()
            key = next(index for index, entry in enumerate(graph["keys"]) if (entry["kind"], entry.get("way")) == ("swipe", what))
        elif kind == "start":
            driver.find_elements(By.CSS_SELECTOR, ".starts button")[int(what)].click()
            start, path, state = int(what), [], graph["starts"][int(what)]["state"]
        if key is not None:
            path.append(key)
            state = next(each["to"] for each in graph["moves"] if (each["from"], each["key"]) == (state, key))
        address = "#try=" + ".".join(map(str, [start] + path)) if path or start else "#try"
        words = graph["states"][state]["words"]
        try:
            WebDriverWait(driver, PATIENCE, 0.02).until(lambda d: d.execute_script(
                "return document.querySelector('#try .playground').dataset.state") == str(state) and shown(d)[3] == address)
        except Exception:
            pass
        file, is_there, status, hash_ = shown(driver)
        check(file == f"state.{state}.svg" and is_there, f"{lesson}: {move} shows {file}, not state {state}, there: {is_there}")
        check(status.endswith(words), f"{lesson}: {move} says '{status}', not '{words}'")
        check(hash_ == address, f"{lesson}: {move} has the address {hash_}, not {address}")
        check(driver.current_url.split("#")[0].endswith(f"/{lesson}.html"), f"{lesson}: {move} leaves the page")
        off = driver.execute_script(
            "const shot = document.querySelector('#try .shot').getBoundingClientRect(), scene = document.querySelector('#try .scene').getBoundingClientRect();"
            "return Math.max(scene.left - shot.left, shot.right - scene.right, scene.top - shot.top, shot.bottom - scene.bottom)")
        check(off < 2, f"{lesson}: {move}: the device is {off} points off its place")
    check(not errors(driver), f"{lesson}: what can be tried out makes no complaint")


def check_playgrounds(driver, site):
    """Playgrounds show the recorded states, by pointer, keys and address, and handle missing files."""
    for lesson, moves in PLAYS.items():
        check_plays(driver, site, lesson, moves)
    graph = states_of(site, "swap")
    page = (site / "lessons/swap.html").as_uri()
    # Off and on again: keys without effect say why; steps go back; an address continues.
    driver.get("about:blank")
    driver.get(page + "#try=0.2.0")
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "#try .playground[data-state]"))
    wanted = 0
    for key in (2, 0):
        wanted = next(each["to"] for each in graph["moves"] if (each["from"], each["key"]) == (wanted, key))
    check(shown(driver)[0] == f"state.{wanted}.svg", "an address leads to its state")
    foo = driver.find_elements(By.CSS_SELECTOR, ".gestures button")[0]
    check(foo.get_attribute("aria-disabled") == "true" and "not on screen" in foo.text, "a key that does nothing says why")
    foo.click()
    check("not on screen" in shown(driver)[2] and shown(driver)[3] == "#try=0.2.0", "and does nothing")
    back, step = driver.find_elements(By.CSS_SELECTOR, ".panel .ways button:not(.near)")
    step.click()
    WebDriverWait(driver, PATIENCE).until(lambda d: shown(d)[3] == "#try=0.2")
    back.click()
    WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script("return document.querySelector('#try .playground').dataset.state") == "0")
    check(shown(driver)[3] == "#try", "the start has no address of its own")
    driver.execute_script("location.hash = '#try=0.7'")
    WebDriverWait(driver, PATIENCE).until(lambda d: "not there" in shown(d)[2])
    check(shown(driver)[0] == "state.0.svg", "an address that leads nowhere leads to the start, and that is said")
    # A rotation is shown as a film, which disappears when its state is reached.
    filmed = driver.execute_async_script(
        "const done = arguments[0]; const button = document.querySelectorAll('.gestures button')[2]; button.click(); let seen = 0; let gap = 0;"
        "const look = () => { const film = document.querySelector('#try .layer svg'); if (film) seen += 1;"
        "const shot = document.querySelector('#try .shot'); if (!film && getComputedStyle(shot).visibility !== 'visible') gap += 1;"
        "if (document.querySelector('#try .playground').dataset.state !== '0') { setTimeout(() => done([seen, gap, Boolean(document.querySelector('#try .layer svg'))]), 50); return; }"
        "requestAnimationFrame(look); }; look();")
    check(filmed[0] > 5, f"a turn is a film, seen in {filmed[0]} frames")
    check(filmed[1] == 0 and not filmed[2], f"between film and picture something is always seen, but not in {filmed[1]} frames")
    check(not errors(driver), "nothing of this makes a complaint")
    # A missing picture is detected.
    with tempfile.TemporaryDirectory() as folder:
        broken = pathlib.Path(folder) / "site"
        for part in ("lessons/swap.html", "assets", "pictures/swap"):
            target = broken / part
            target.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if (site / part).is_dir() else shutil.copy)(site / part, target)
        lost = next(each["to"] for each in graph["moves"] if (each["from"], each["key"]) == (0, 0))
        (broken / f"pictures/swap/state.{lost}.svg").unlink()
        driver.get((broken / "lessons/swap.html").as_uri() + "#try")
        WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "#try .playground[data-state]"))
        driver.find_elements(By.CSS_SELECTOR, ".gestures button")[0].click()
        WebDriverWait(driver, PATIENCE).until(lambda d: "can't be loaded" in shown(d)[2])
        check(not shown(driver)[1], "a picture that is missing is seen to be missing")
        errors(driver)


def check_hints(site):
    """That the buttons of a playground and the boxes of masks are one stop of the Tab key is said to those who use keys, and to no others."""
    for fingers in (False, True):
        driver = browser(**(dict(width=390, height=844) if fingers else {}))
        try:
            if fingers:
                driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
                driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "hover", "value": "none"}, {"name": "pointer", "value": "coarse"}]})
            for lesson, control in (("storyboards", "#try .gestures button"), ("autosize", "[data-name] .mask input"), ("progress-view", "[data-name] .boxes input")):
                driver.get((site / f"lessons/{lesson}.html").as_uri() + "#try")
                driver.execute_script("document.querySelector('figure.live[data-name], #try .playground').scrollIntoView()")
                WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, control))
                hint = driver.find_element(By.CSS_SELECTOR, "[data-name] .hint, #try .hint")
                check(not hint.is_displayed(), f"{lesson}: nothing is said of keys before they are used")
                press(driver, Keys.TAB)
                driver.execute_script("document.querySelector(arguments[0]).focus()", control)
                check(hint.is_displayed() != fingers, f"{lesson}: {'fingers' if fingers else 'keys'}: the hint is shown: {hint.is_displayed()}")
                keys = [each for each in driver.find_elements(By.CSS_SELECTOR, "kbd, .by-keys") if each.is_displayed()]
                check(bool(keys) != fingers, f"{lesson}: {'fingers' if fingers else 'keys'}: {len(keys)} hints on keys")
            check(not errors(driver), "hints make no complaint")
        finally:
            driver.quit()


def check_calm(site):
    """With reduced motion nothing moves."""
    driver = browser(calm=True)
    try:
        driver.get((site / "lessons/swap.html").as_uri() + "#try")
        WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, "#try .playground[data-state]"))
        films = driver.execute_async_script(
            "const done = arguments[0]; let films = 0; new MutationObserver((all) => { films += all.length; }).observe(document.querySelector('#try .layer'), {childList: true});"
            "document.querySelectorAll('.gestures button')[2].click(); const look = () => {"
            "if (document.querySelector('#try .playground').dataset.state === '0') setTimeout(look, 20); else done(films); }; look();")
        check(films == 0, f"where people prefer less motion a turn is no film, but {films}")
    finally:
        driver.quit()


def check_without_script(site):
    """Without scripts all text is readable, and films can be opened."""
    driver = browser(script=False)
    try:
        driver.get((site / "lessons/progress-view.html").as_uri())
        text = driver.find_element(By.TAG_NAME, "main").text
        check("20/30" in text or "0.667" in text or "0.6667" in text, "the values can be read")
        check(not driver.find_elements(By.CSS_SELECTOR, ".player"), "no player without a script")
        tools = driver.find_elements(By.CSS_SELECTOR, ".tools, .copy")
        check(tools and not any(tool.is_displayed() for tool in tools), "nothing that needs a script is shown")
        driver.get((site / "embeds/gravity.predict.html").as_uri())
        check(all(each.is_displayed() for each in driver.find_elements(By.CSS_SELECTOR, ".outcome")), "embedded questions show their outcomes")
        driver.get((site / "index.html").as_uri())
        header = driver.find_element(By.CSS_SELECTOR, "header.site .tools")
        check(not header.is_displayed(), "no room is kept for tools that never come")
        driver.get((site / "lessons/gravity.html").as_uri())
        outcomes = driver.find_elements(By.CSS_SELECTOR, "#wrong-ways .outcome")
        check(outcomes and all(outcome.is_displayed() for outcome in outcomes), "without a script all outcomes are shown")
        check(not any(each.is_displayed() for each in driver.find_elements(By.CSS_SELECTOR, ".prediction")), "without a script nothing is asked")
        beside = driver.find_elements(By.CSS_SELECTOR, ".step .moment img")
        check(beside and all(each.is_displayed() for each in beside), "without a script each step has its picture")
        driver.find_element(By.CSS_SELECTOR, "#shows summary").click()
        link = driver.find_element(By.CSS_SELECTOR, "figure.film .without-script a")
        check(link.is_displayed() and link.get_attribute("href").endswith(".svg"), "a film can be opened")
        driver.get((site / "lessons/swap.html").as_uri())
        driver.find_element(By.CSS_SELECTOR, "#try summary").click()
        image = driver.find_element(By.CSS_SELECTOR, "#try img")
        check(image.is_displayed() and image.size["height"] > 100, "what could be tried out is seen as it begins")
        check(len(driver.find_elements(By.CSS_SELECTOR, "#try details li")) == len(states_of(site, "swap")["states"]), "and all of its states can be read")
    finally:
        driver.quit()


def check_hostile(driver, site):
    """A plug-in's texts are not interpreted."""
    markup = "img[src='x'], b, main iframe, [onerror], a[href^='javascript']"
    driver.get((site / "index.html").as_uri())
    # Counter-proof: what the other checks look for is found where it exists.
    driver.execute_script("document.querySelector('main').insertAdjacentHTML('beforeend', '<b>x</b>')")
    check(driver.find_elements(By.CSS_SELECTOR, markup), "markup that is there is found")
    for page in sorted(site.rglob("*.html")):
        driver.get(page.as_uri())
        check(driver.execute_script("return window.attacked === undefined"), f"{page.name}: no script of a plug-in runs")
        check(not driver.find_elements(By.CSS_SELECTOR, markup), f"{page.name}: no markup of a plug-in counts")
        complaints = errors(driver)
        check(not complaints, f"{page.name}: the console says {complaints[:2]}")
    for page in (site / "lessons").glob("*.html"):
        driver.get(page.as_uri())
        WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, ".playground[data-state='0']"))
        driver.find_element(By.CSS_SELECTOR, ".gestures button").click()
        WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.CSS_SELECTOR, ".playground[data-state='1']"))
        check(driver.execute_script("return window.attacked === undefined"), f"{page.name}: trying out runs no script of a plug-in")
        check("<script>" in driver.find_element(By.CSS_SELECTOR, ".panel [role=status]").text, f"{page.name}: words of a state stay words")
        wide = driver.execute_script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        check(wide <= 0, f"{page.name}: no spot is wider than the page")
        check(not errors(driver), f"{page.name}: trying out makes no complaint")
    check(any("<script>" in element.text for element in driver.find_elements(By.CSS_SELECTOR, "h1, h2, .title, p")), "its title is shown as it is")


def check_use(driver, site, hostile):
    """Keyboard, search, films, and texts of a hostile plug-in."""
    check_keys(driver, site)
    check_walk(driver, site / "index.html", "index")
    check_walk(driver, site / "lessons/gravity.html", "gravity")
    check_predictions(driver, site)
    check_search(driver, site)
    check_filters(driver, site)
    check_links(driver, site)
    check_embeds(driver, site)
    check_badges(driver, site)
    check_film(driver, site)
    check_hostile(driver, hostile)


def screenshots(site, folder):
    """Screenshots for people."""
    folder.mkdir(parents=True, exist_ok=True)
    looks = {
        "light": dict(), "dark": dict(dark=True), "phone": dict(width=390, height=844), "phone-dark": dict(width=390, height=844, dark=True),
    }
    pages = ["index.html", "lessons/progress-view.html", "lessons/gravity.html", "lessons/popover.html", "lessons/swap.html", "names.html", "proof.html",
             "sheets/progress-view.html", "embeds/progress-view.html"]
    for look, settings in looks.items():
        driver = browser(**settings)
        try:
            for page in pages:
                driver.get((site / page).as_uri())
                driver.execute_script("for (const image of document.images) image.loading = 'eager'")
                time.sleep(0.4)
                size = driver.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]
                clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 4000), "scale": 1}
                data = driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True, "clip": clip})["data"]
                name = page.removesuffix(".html").replace("/", "-")
                (folder / f"{name}.{look}.png").write_bytes(base64.b64decode(data))
        finally:
            driver.quit()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument("hostile", type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.screenshots:
        screenshots(arguments.site, arguments.screenshots)
    pages = check_files(arguments.site)
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for work in [pool.submit(answered, *part) for part in parts(arguments.site, arguments.hostile, pages)]:
            work.result()
    print(f"{len(pages)} pages: {checks - len(failures)} of {checks} hold.")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
