"""Tests the live scenes of a site like a reader: with fingers, keys and sliders."""

import json
import math
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

# How long to wait for what a page does, in seconds: much longer than it takes, as other work may keep the machine busy.
PATIENCE = 60

# The moving scenes of each lesson.
MOTIONS = {
    "gravity": ["fall"], "collision": ["bounds", "line"], "push": ["push"], "snap": ["desk"], "attachment": ["tie"],
    "elasticity": ["motion"],
}


class Scene:
    """A live scene on a page."""

    def __init__(self, driver, page, name):
        self.driver = driver
        self.figure = driver.find_element(By.CSS_SELECTOR, f'figure.live[data-name="{name}"]')
        driver.execute_script("arguments[0].scrollIntoView()", self.figure)
        WebDriverWait(driver, PATIENCE).until(lambda _: self.has("ready") or self.has("missing"))

    def has(self, name):
        return name in self.figure.get_attribute("class").split()

    def run(self, script, *arguments):
        return self.driver.execute_script(f"const [live, a, b] = [arguments[0].live, arguments[1], arguments[2]]; {script}", self.figure, *arguments)

    def place(self, item=0):
        return self.run("return [...live.world.places.slice(3 * a, 3 * a + 2)]", item)

    def reset(self, way=0):
        self.driver.execute_async_script(
            "const [{ live }, way, done] = arguments; live.changed.clear(); live.way = way; live.isBoth = false; live.reset().then(done)", self.figure, way)

    def prove(self):
        """The page's message after comparing itself with UIKit."""
        return self.driver.execute_async_script(
            "const [figure, done] = arguments; figure.live.prove().then(() => done(figure.live.proof.answer.textContent))", self.figure)

    def press(self, words):
        self.figure.find_element(By.CSS_SELECTOR, f'button[aria-label="{words}"]').click()

    def client(self, place):
        """The position of a point of the scene in the window."""
        return self.run("const m = live.drawing.space.getScreenCTM(); const p = new DOMPoint(...a).matrixTransform(m); return [p.x, p.y]", place)

    def drag(self, start, end, hold=0.0, until=None, steps=8):
        """Moves the real pointer, and holds it for some seconds, or until something is true, however slow the machine is."""
        (x, y), (to_x, to_y) = self.client(start), self.client(end)
        actions = ActionChains(self.driver, duration=16)
        actions.w3c_actions.pointer_action.move_to_location(round(x), round(y))
        actions.w3c_actions.pointer_action.pointer_down()
        for step in range(1, steps + 1):
            actions.w3c_actions.pointer_action.move_to_location(round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps))
        if hold:
            actions.w3c_actions.pointer_action.pause(hold)
        if until:
            actions.perform()
            WebDriverWait(self.driver, PATIENCE).until(lambda _: until(), f"what the pointer holds at {end} never came there")
            actions = ActionChains(self.driver, duration=16)
        actions.w3c_actions.pointer_action.pointer_up()
        actions.perform()

    def press_words(self, words):
        self.figure.find_element(By.XPATH, f".//button[text()='{words}']").click()

    def choose(self, title, both=False):
        """Selects a way like a reader, and whether the right way is shown beside it."""
        panel = self.figure.find_element(By.CSS_SELECTOR, ".controls")
        Select(panel.find_element(By.TAG_NAME, "select")).select_by_visible_text(title)
        box = panel.find_element(By.CSS_SELECTOR, ".switch input")
        if box.is_selected() != both:
            box.click()
        WebDriverWait(self.driver, PATIENCE).until(
            lambda _: self.run("return live.panes.map((pane) => pane.way.title).join()") == ("Right way," if both else "") + title[2:])

    def slide(self, name, key=Keys.ARROW_RIGHT):
        """Moves a slider by a key."""
        self.control(name).send_keys(key)

    def control(self, name):
        return self.figure.find_element(By.XPATH, f".//label[span[text()='{name}']]/input")

    def settle(self):
        WebDriverWait(self.driver, PATIENCE).until(lambda _: not self.run("return live.isRunning"))

    def status(self):
        return self.figure.find_element(By.CSS_SELECTOR, ".status").text


def near(one, other, within):
    return math.dist(one, other) <= within


def open_scene(driver, site, lesson, name):
    driver.get((site / f"lessons/{lesson}.html").as_uri())
    return Scene(driver, lesson, name)


def check_truth(driver, site, check):
    """Without input, each way of each scene is bit-identical with its run in UIKit."""
    for lesson, names in MOTIONS.items():
        for name in names:
            scene = open_scene(driver, site, lesson, name)
            what = f"{lesson}: {name}"
            check(scene.has("ready"), f"{what}: the scene does not open")
            for way, title in enumerate(scene.run("return live.ways.map((way) => way.title)")):
                scene.reset(way)
                words = scene.prove()
                expected = "✓ 300 frames" if scene.run("return live.world.count") else "Nothing moves here"
                check(words.startswith(expected), f"{what}, {title}: {words}")
            # Counter-proof: a scene with input gives a different result.
            scene.reset()
            scene.run("live.record.hash += '0'")
            differs = scene.prove()
            check(differs.startswith("✗"), f"{what}: a comparison that must fail says {differs}")


def check_gravity(driver, site, check):
    scene = open_scene(driver, site, "gravity", "fall")
    for _ in range(30):
        scene.press("One frame on")
    # ½ · 1000 · 0.5².
    check(abs(scene.place()[1] - 240 - 125) < 0.01, f"gravity: half a second of fall ends at {scene.place()}")
    scene.press("Back to the start, with the lesson's values")
    WebDriverWait(driver, PATIENCE).until(lambda _: near(scene.place(), [160, 240], 1e-9))
    scene.drag([160, 240], [90, 120], until=lambda: near(scene.place(), [90, 120], 10))
    place = scene.run("return live.world.places[0]")
    check(abs(place - 90) < 15, f"gravity: the square that was dragged to 90 is at {place}")
    scene.settle()
    check("Nothing is left on the screen" in scene.status(), f"gravity: in the end it says '{scene.status()}'")
    # Upwards, by a link: the angle is the second control.
    driver.get(driver.current_url.split("#")[0] + f"#live-fall&1={-math.pi / 2 + 2 * math.pi}")
    driver.refresh()
    scene = Scene(driver, "gravity", "fall")
    for _ in range(30):
        scene.press("One frame on")
    check(abs(scene.place()[1] - 240 + 125) < 0.01, f"gravity: with an angle of 270° it is at {scene.place()}")
    # Invalid and empty values have no effect.
    driver.get(driver.current_url.split("#")[0] + "#live-fall&0=&%")
    driver.refresh()
    scene = Scene(driver, "gravity", "fall")
    check(scene.has("ready") and scene.run("return live.world.engine.value(0, 0)") == 1, "gravity: an address that is none takes the scene away")
    driver.get(driver.current_url.split("#")[0] + "#live-fall&1=1")
    driver.refresh()
    scene = Scene(driver, "gravity", "fall")
    check("1=" in scene.figure.find_element(By.LINK_TEXT, "Link to these values").get_attribute("href"), "gravity: the link forgets the angle")


def check_collision(driver, site, check):
    scene = open_scene(driver, site, "collision", "bounds")
    scene.press("Start")
    scene.settle()
    check(near(scene.place(1), [160, 455], 0.5) and near(scene.place(0), [160, 405], 0.7), f"collision: the pile is at {scene.place(0)}, {scene.place(1)}")
    check("at rest" in scene.status(), f"collision: at rest it says '{scene.status()}'")
    scene.control("Boundaries").click()
    scene.settle()
    check("Nothing is left on the screen" in scene.status(), f"collision: without boundaries it says '{scene.status()}'")


def check_push(driver, site, check):
    scene = open_scene(driver, site, "push", "push")
    scene.run("live.world.engine.setValue(0, 2, 0)")
    before = scene.place()
    scene.drag([60, 450], [160, 450], steps=10)
    time.sleep(0.3)
    check(scene.place()[0] - before[0] > 20, f"push: a finger that moved by 100 points moved the button from {before} to {scene.place()}")


def check_snap(driver, site, check):
    scene = open_scene(driver, site, "snap", "desk")
    scene.press("Start")
    scene.settle()
    item = scene.run("return live.record.items.length") - 1
    for number in range(item + 1):
        place = scene.place(number)
        if not near(place, [570, 440], 1):
            scene.drag(place, [560, 450], hold=0.3)
            scene.settle()
            check(near(scene.place(number), [570, 440], 0.6), f"snap: the photo that was put into the bin rests at {scene.place(number)}")
            break
    else:
        check(False, "snap: all photos are in the bin from the start")
    # The snap area of each wrong way is where its own code snaps photos: the middle of the bin is (100, 100) in the bin's
    # coordinates, and the desk is at (24, 120) in the window.
    for title, catch in (("never added", None), ("window coordinates", [594, 560]), ("the bin's own coordinates", [100, 100])):
        way = scene.run("return live.ways.findIndex((way) => way.title === a)", title)
        check(way > 0, f"snap: '{title}' can't be chosen")
        scene.reset(way)
        scene.drag(scene.place(3), [560, 450], hold=0.3)
        scene.settle()
        rest = catch or [560, 450]
        check(near(scene.place(3), rest, 2), f"snap: by '{title}' the photo rests at {scene.place(3)}, not at {rest}")


def check_attachment(driver, site, check):
    scene = open_scene(driver, site, "attachment", "tie")
    scene.drag([130, 130], [180, 90], hold=0.1)
    scene.settle()
    ties = scene.run("return live.world.groups(live.world.engine.ties(), 5).map((tie) => [...tie])")
    (x1, y1, x2, y2, yields) = ties[0]
    check(near([x1, y1], [180, 90], 1.5) and yields == 0, f"attachment: the rod hangs at {x1}, {y1}")
    # √(60² + 114²), its initial length.
    check(abs(math.dist([x1, y1], [x2, y2]) - 128.8255) < 0.1, f"attachment: the rod is {math.dist([x1, y1], [x2, y2])} long")
    check(abs(scene.place(1)[0] - x1) < 1, f"attachment: at rest the ball hangs at {scene.place(1)}, not below {x1}")


def check_elasticity(driver, site, check):
    scene = open_scene(driver, site, "elasticity", "motion")
    check(len(scene.figure.find_elements(By.CSS_SELECTOR, "input[type=range]")) == 7, "elasticity: there are not seven sliders")
    scene.press("Start")
    time.sleep(3)
    squares = [number for number, name in enumerate(scene.run("return live.record.items.map((item) => item.name)")) if name == "1"]
    check(len(squares) == 1 and abs(scene.place(squares[0])[1] - 543) < 0.5, f"elasticity: what does not bounce lies at {scene.place(squares[0])}")


def check_layouts(driver, site, check):
    for lesson in ("autosize", "rearrange"):
        scene = open_scene(driver, site, lesson, "turn")
        check(scene.has("ready"), f"{lesson}: the layout does not open")
        turn = next(button for button in scene.figure.find_elements(By.TAG_NAME, "button") if button.text == "Turn the phone")
        turn.click()
        turned = scene.run("return live.record.items.map((item) => item.turned)")
        check(scene.run("return live.frames") == turned, f"{lesson}: turned, the frames are not UIKit's")
        turn.click()
        # The last digit of a flexible size may differ after a round trip, as in UIKit.
        back = scene.run("return live.frames.every((frame, item) => frame.every((number, part) => Math.abs(number - live.record.items[item].frame[part]) < 1e-9))")
        check(back, f"{lesson}: turned back, the frames are not the first ones")
    # In the wrong way where only masks position the buttons, each frame comes from the engine.
    scene = open_scene(driver, site, "rearrange", "turn")
    way = scene.run("return live.ways.findIndex((way) => way.title === 'masks only')")
    check(scene.run("live.way = a; live.reset(); return !live.isPlaced", way), "rearrange: masks alone give other frames than in UIKit")
    words = scene.prove()
    check(words.startswith("✓ Turned untouched"), f"rearrange: {words}")
    scene = open_scene(driver, site, "autosize", "turn")
    # A comparison doesn't undo the reader's changes.
    scene.run("live.resize(400, 300)")
    frames = scene.run("return live.frames")
    words = scene.prove()
    check(words.startswith("✓ Turned untouched"), f"autosize: {words}")
    check(scene.run("return live.frames") == frames, "autosize: a comparison changes the frames")
    scene.run("live.reset()")
    # Counter-proof: frames that differ from UIKit's.
    scene.run("live.record.items[0].turned[0] += 1e-9")
    words = scene.prove()
    check(words.startswith("✗"), f"autosize: a comparison that must fail says {words}")
    scene = open_scene(driver, site, "autosize", "turn")
    boxes = scene.figure.find_elements(By.CSS_SELECTOR, ".mask input")
    boxes[1].click()
    check(scene.run("return live.masks[0] & 2") == 2, "autosize: a click does not let the width give way")


def check_constraints(driver, site, check):
    """Handles change constants, priorities and the screen, with UIKit's frames; what is wrong is told and shown."""
    for lesson, name in (("anchors", "card"), ("priorities", "row"), ("ambiguous-layout", "profile"), ("conflicting-constraints", "notice"),
                         ("safe-area", "form"), ("stack-views", "column")):
        scene = open_scene(driver, site, lesson, name)
        check(scene.has("ready"), f"{lesson}: the constraints do not open")
        for way, title in enumerate(scene.run("return live.ways.map((way) => way.title)")):
            driver.execute_async_script("const [{ live }, way, done] = arguments; live.way = way; live.restart().then(done)", scene.figure, way)
            words = scene.prove()
            check(words.startswith("✓"), f"{lesson}, {title}: {words}")
        # Counter-proof: frames that differ from UIKit's.
        scene.run("live.record.views[0].turned[0] += 1e-9")
        words = scene.prove()
        check(words.startswith("✗"), f"{lesson}: a comparison that must fail says {words}")
    scene = open_scene(driver, site, "anchors", "card")
    scene.slide("Left")
    scene.slide("Right", Keys.ARROW_LEFT)
    check(scene.run("return live.frames") == [[61, 326, 271, 200]], f"anchors: a distance of 61 gives {scene.run('return live.frames')}")
    shown = scene.figure.find_element(By.CSS_SELECTOR, ".in-code").text
    check("constant: -61)" in shown, f"anchors: beside the slider stands '{shown}'")
    # The right edge of the screen follows the pointer, and the card follows the edge.
    edge = scene.run("return ((edge) => [edge.left + edge.width / 4, edge.top + edge.height / 2])(live.screen.querySelector('.grip.side').getBoundingClientRect())")
    actions = ActionChains(driver, duration=16)
    for step, act in ((0, "pointer_down"), (60, "pointer_up")):
        actions.w3c_actions.pointer_action.move_to_location(round(edge[0] + step), round(edge[1]))
        getattr(actions.w3c_actions.pointer_action, act)()
    actions.perform()
    width, frame = scene.run("return [live.size[0], live.frames[0]]")
    check(width > 440 and frame == [61, 326, width - 122, 200], f"anchors: a screen that is {width} wide has a card at {frame}")
    scene = open_scene(driver, site, "priorities", "row")
    event, hour = scene.run("return live.frames.map((frame) => frame[2])")
    scene.run("live.set('Time', 749)")
    after = scene.run("return live.frames.map((frame) => frame[2])")
    check(after[0] > event and after[1] < hour, f"priorities: with 749 the time is {after[1]} wide, before {hour}")
    scene = open_scene(driver, site, "conflicting-constraints", "notice")
    scene.press_words("Turn the phone")
    check("left out" not in scene.status() and scene.run("return live.frames[0][2]") == 400, f"conflicting-constraints: turned it says '{scene.status()}'")
    scene.slide("Priority of the edge")
    check("left out: limit" in scene.status() and scene.run("return live.frames[0][2]") == 820, f"conflicting-constraints: required it says '{scene.status()}'")
    broken = scene.figure.find_elements(By.CSS_SELECTOR, ".constraints .broken")
    colour = broken[0].value_of_css_property("stroke") if broken else None
    check(colour == "rgb(200, 16, 46)", f"conflicting-constraints: what is left out is {colour}")
    scene = open_scene(driver, site, "ambiguous-layout", "profile")
    hatched = "return [...live.screen.querySelectorAll('.ambiguous')].map((part) => part.getAttribute('fill').startsWith('url(#hatch'))"
    check(scene.run(hatched) == [], "ambiguous-layout: something is hatched at first")
    scene.control("Photo has a width").click()
    check(scene.run(hatched) == [True] and "ambiguous: photo" in scene.status(), f"ambiguous-layout: without a width it says '{scene.status()}'")


def check_guides(driver, site, check):
    """The safe area turns with the phone, and a stack's spacing is a slider, with UIKit's frames."""
    scene = open_scene(driver, site, "safe-area", "form")
    frames = "return live.frames.map((frame) => frame.slice(0, 3))"
    check(scene.run(frames)[0] == [16, 75, 361], f"safe-area: upright the first row is at {scene.run(frames)[0]}")
    scene.press_words("Turn the phone")
    check(scene.run(frames)[0] == [75, 16, 702], f"safe-area: turned the first row is at {scene.run(frames)[0]}")
    scene.slide("Covered at the left")
    check(scene.run(frames)[0] == [76, 16, 701], f"safe-area: with one point more at the left the first row is at {scene.run(frames)[0]}")
    scene.press_words("Turn the phone")
    check(scene.run(frames)[0] == [16, 75, 361], f"safe-area: turned back the first row is at {scene.run(frames)[0]}")
    scene.slide("Above each row")
    check([frame[1] for frame in scene.run(frames)] == [76, 127, 178], f"safe-area: 17 points above each row give {scene.run(frames)}")
    scene = open_scene(driver, site, "stack-views", "column")
    before = scene.run(frames)
    scene.slide("Spacing")
    after = scene.run(frames)
    moved = [round(now[1] - then[1], 6) for now, then in zip(after, before)]
    check(moved == [0, 0, 1, 2, 0, 0], f"stack-views: one point more moves the views by {moved}")
    scene.choose("• details hidden")
    check(scene.run("return live.record.views.length") == 5, "stack-views: hidden details are shown")
    check(scene.run("return live.pane.values.get('Spacing')") == 25, "stack-views: another way forgets the spacing")


def check_own_values(driver, site, check):
    """Screens start again with the reader's values; a button of its own brings back the lesson's."""
    scene = open_scene(driver, site, "anchors", "card")
    scene.slide("Left")
    scene.run("live.resize([300, 400])")
    scene.press("Back to the start, with your values")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.size[0]") == 393)
    check(scene.run("return live.frames[0][0]") == 61, "own values: back at the start the reader's distance is gone")
    scene.press("Back to the start, with the lesson's values")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.frames[0][0]") == 60)
    scene = open_scene(driver, site, "autosize", "turn")
    mask = scene.run("return live.masks[0]")
    scene.run("live.toggle(2)")
    scene.press_words("Turn the phone")
    scene.press("Back to the start, with your masks")
    check(scene.run("return [live.masks[0], live.isTurned]") == [mask ^ 2, False], "own values: back at the start the reader's mask is gone")
    scene.press("Back to the start, with the lesson's masks")
    check(scene.run("return live.masks[0]") == mask, "own values: the lesson's mask doesn't come back")


def check_announcements(driver, site, check):
    """What is dragged is announced once, at its end; words on the screen follow the finger."""
    for lesson, name in (("anchors", "card"), ("autosize", "turn")):
        scene = open_scene(driver, site, lesson, name)
        scene.run("window.told = []; const output = live.figure.querySelector('[role=status]');"
                  "new MutationObserver(() => told.push(output.textContent)).observe(output, { childList: true, characterData: true, subtree: true })")
        grip = scene.run("return ((grip) => [grip.left + grip.width / 2, grip.top + grip.height / 2])(live.screen.querySelector('.grip:not(.side)').getBoundingClientRect())")
        actions = ActionChains(driver, duration=16)
        actions.w3c_actions.pointer_action.move_to_location(round(grip[0]), round(grip[1]))
        actions.w3c_actions.pointer_action.pointer_down()
        for step in range(1, 31):
            actions.w3c_actions.pointer_action.move_to_location(round(grip[0]) - step, round(grip[1]) - step)
        actions.w3c_actions.pointer_action.pointer_up()
        actions.perform()
        words = scene.status()
        WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return told.length"))
        time.sleep(1)
        told = scene.run("return told")
        check(told == [words], f"announcements: {lesson}: thirty moves of a finger are announced as {told}")


def check_progress(driver, site, check):
    scene = open_scene(driver, site, "progress-view", "tasks")
    values = [output.text for output in scene.figure.find_elements(By.CSS_SELECTOR, ".bar output")]
    check(values[:2] == ["0.6667", "0"], f"progress-view: 20 of 30 give {values}")
    scene.figure.find_elements(By.CSS_SELECTOR, ".boxes input")[25].click()
    values = [output.text for output in scene.figure.find_elements(By.CSS_SELECTOR, ".bar output")]
    check(values[:2] == ["0.7", "0"], f"progress-view: 21 of 30 give {values}")


def check_live_keys(driver, site, check):
    """Arrow keys move a finger and don't turn the page."""
    scene = open_scene(driver, site, "snap", "desk")
    address = driver.current_url
    scene.run("live.image.focus()")
    before = scene.place(0)
    active = driver.switch_to.active_element
    for _ in range(4):
        active.send_keys(Keys.ARROW_DOWN)
    time.sleep(0.2)
    check(near(scene.place(0), [before[0], before[1] + 60], 1), f"live keys: four arrows carry a photo from {before} to {scene.place(0)}")
    check(scene.status().startswith("Holding"), f"live keys: it says '{scene.status()}'")
    active.send_keys(Keys.ENTER)
    # A scene may come to rest at any time; its status appends that to the key's message.
    words = scene.status()
    check(words.startswith("Let go."), f"live keys: Enter says '{words}'")
    active.send_keys("n")
    words = scene.status()
    check(words.split(". ")[0].rstrip(".").endswith("is next"), f"live keys: N says '{words}'")
    active.send_keys(Keys.ARROW_DOWN)
    active.send_keys(Keys.ENTER)
    scene.settle()
    words = scene.status()
    check(words.startswith("Let go. ") and "at rest" in words, f"live keys: at rest after Enter it says '{words}'")
    check(driver.current_url == address, "live keys: an arrow left the page")


def check_way_list(driver, site, check):
    """Keys that select a way keep the focus on the list, and those that change a mask on its box."""
    for lesson, name in (("gravity", "fall"), ("rearrange", "turn")):
        scene = open_scene(driver, site, lesson, name)
        address = driver.current_url
        ways = scene.run("return live.ways.length")
        scene.figure.find_element(By.CSS_SELECTOR, ".controls select").send_keys("")
        # Two at once, as from key repeat, and one by one to the end.
        for keys in ([Keys.ARROW_DOWN, Keys.ARROW_DOWN], [Keys.ARROW_DOWN]):
            before = scene.run("return live.way")
            driver.switch_to.active_element.send_keys(*keys)
            time.sleep(0.3)
            way, shown = scene.run("return [live.way, Number(live.figure.querySelector('.controls select').value)]")
            check(way == shown == min(before + len(keys), ways - 1), f"way list: {lesson}: {len(keys)} arrows lead from way {before} to {way}; the list shows {shown}")
            has = scene.run("return document.activeElement === live.figure.querySelector('.controls select')")
            check(has, f"way list: {lesson}: way {way} takes the focus from the list")
        summary = scene.figure.find_element(By.CSS_SELECTOR, ".controls .summary").text
        expected = scene.run("return live.ways[live.way].summary.replaceAll('`', '')")
        # Line breaks in the page are single spaces.
        check(summary.split() == expected.split(), f"way list: {lesson}: it says '{summary}'")
        driver.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
        time.sleep(0.2)
        check(driver.current_url == address, f"way list: {lesson}: an arrow on the list left the page")
    scene = open_scene(driver, site, "autosize", "turn")
    mask = scene.run("return live.masks[0]")
    scene.figure.find_element(By.CSS_SELECTOR, ".mask input").send_keys(" ")
    driver.switch_to.active_element.send_keys(" ")
    check(scene.run("return document.activeElement.matches('.mask input')"), "way list: a mask takes the focus from its box")
    check(scene.run("return live.masks[0]") == mask, "way list: the space bar pressed twice does not bring the mask back")


def check_empty_ways(driver, site, check):
    """If nothing can move, every input is answered by one sentence, and nothing fails."""
    words = "Nothing moves here: no behaviour has anything to move."
    found = 0
    for lesson, names in MOTIONS.items():
        for name in names:
            scene = open_scene(driver, site, lesson, name)
            scene.run("window.failed = []; addEventListener('error', (event) => failed.push(event.message));"
                      "addEventListener('unhandledrejection', (event) => failed.push(String(event.reason)))")
            for way, title in enumerate(scene.run("return live.ways.map((way) => way.title)")):
                scene.reset(way)
                what = f"empty ways: {lesson}: {name}, {title}"
                isEmpty = scene.run("return live.world.count") == 0
                found += isEmpty
                if isEmpty:
                    check(scene.status() == words, f"{what}: it says '{scene.status()}'")
                scene.run("live.image.focus()")
                for key in (" ", "n", Keys.ARROW_DOWN, Keys.ENTER, "."):
                    driver.switch_to.active_element.send_keys(key)
                    time.sleep(0.05)
                    said = scene.status()
                    check(said == words if isEmpty else "NaN" not in said and said != words, f"{what}: the key {key!r} says '{said}'")
                scene.run("live.pause()")
                scene.press("Start")
                time.sleep(0.05)
                check((scene.status() == words) == isEmpty, f"{what}: Start says '{scene.status()}'")
                adds = [button for button in scene.figure.find_elements(By.TAG_NAME, "button") if button.text == "Add one more" and button.is_enabled()]
                check(bool(adds) == (scene.run("return live.record.addsItems") and not isEmpty), f"{what}: 'Add one more' is{'' if adds else ' not'} there")
                for button in adds:
                    button.click()
            failed = scene.run("return failed")
            check(not failed, f"empty ways: {lesson}: {name}: {failed}")
    check(found >= 1, f"empty ways: {found} ways have nothing to move")


def check_reset_held(driver, site, check):
    """A scene that restarts while something is held stays at its start."""
    scene = open_scene(driver, site, "gravity", "fall")
    start = scene.place()

    def stands(what):
        time.sleep(0.3)
        check(scene.status() == "At the start.", f"reset held: {what}: it says '{scene.status()}'")
        check(scene.place() == start and not scene.run("return live.isRunning || live.fingers.size > 0"), f"reset held: {what}: it runs, and is at {scene.place()}")

    scene.run("live.image.focus()")
    driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    check(scene.run("return live.fingers.size") == 1, "reset held: arrows hold nothing")
    driver.switch_to.active_element.send_keys("r")
    stands("by keys")
    scene = open_scene(driver, site, "gravity", "fall")
    scene.run("live.image.focus()")
    x, y = scene.client(start)
    actions = ActionChains(driver, duration=16)
    actions.w3c_actions.pointer_action.move_to_location(round(x), round(y))
    actions.w3c_actions.pointer_action.pointer_down()
    actions.w3c_actions.pointer_action.move_to_location(round(x) + 20, round(y))
    actions.perform()
    check(scene.run("return live.fingers.size") == 1, "reset held: a pointer holds nothing")
    driver.switch_to.active_element.send_keys("r")
    stands("by a pointer")
    actions = ActionChains(driver, duration=16)
    actions.w3c_actions.pointer_action.move_to_location(round(x) + 40, round(y))
    actions.w3c_actions.pointer_action.pointer_up()
    actions.perform()
    stands("by a pointer that is lifted afterwards")


PIXEL = """
const { drawing } = live; const { canvas, onCanvas } = drawing;
const at = (place) => { const p = new DOMPoint(...place).matrixTransform(onCanvas); return [p.x, p.y].map(Math.round); };
// A canvas that is read often would be painted otherwise; a copy of the pixel is read.
const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const color = (place) => { copy.clearRect(0, 0, 1, 1); copy.drawImage(canvas, ...at(place), 1, 1, 0, 0, 1, 1); return [...copy.getImageData(0, 0, 1, 1).data]; };
"""


def check_seen(driver, site, check):
    """Objects are painted only at their positions, at the display's resolution, for any width of the page."""
    size = driver.get_window_size()
    for lesson, names in MOTIONS.items():
        for name in names:
            scene = open_scene(driver, site, lesson, name)
            WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return Boolean(live.drawing.context)"))
            scene.run("live.signs.checked = false; live.draw()")
            for width in (1200, 480):
                driver.set_window_size(width, 900)
                time.sleep(0.3)
                what = f"seen: {lesson}: {name}, {width} px"
                # The middle of a shelf is beyond the screen.
                seen = scene.run("const [x, y, width, height] = live.drawing.bounds; const places = live.world.places;"
                                 "return live.record.items.map((_, item) => item).filter((item) => places[3 * item] > x"
                                 "&& places[3 * item] < x + width && places[3 * item + 1] > y && places[3 * item + 1] < y + height)")
                check(len(seen) > 0, f"{what}: nothing is on the screen")
                for item in seen:
                    alpha = scene.run(PIXEL + "return color(a)[3]", scene.place(item))
                    check(alpha == 255, f"{what}: where item {item} is, the canvas has an alpha of {alpha}")
                for pixels, wanted in scene.run(
                        "const { canvas } = live.drawing; const box = canvas.getBoundingClientRect();"
                        "return [[canvas.width, box.width], [canvas.height, box.height]].map(([pixels, points]) => [pixels, points * devicePixelRatio])"):
                    check(abs(pixels - wanted) <= 1, f"{what}: the canvas has {pixels} pixels for {wanted} of the display")
                same = scene.run("const [one, other] = [live.image, live.drawing.canvas].map((part) => part.getBoundingClientRect());"
                                 "return Math.hypot(one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height) < 0.6")
                check(same, f"{what}: the canvas does not lie on the screen")
            away = scene.run("const [x, y] = live.record.screen; return [x + 1, y + 1]")
            alpha = scene.run(PIXEL + "const p = new DOMPoint(...a).matrixTransform(new DOMMatrix(live.record.space).inverse());"
                              "return color([p.x, p.y])[3]", away)
            check(alpha == 0, f"seen: {lesson}: {name}: in the corner, where nothing is, the canvas has an alpha of {alpha}")
    driver.set_window_size(size["width"], size["height"])
    scene = open_scene(driver, site, "gravity", "fall")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return Boolean(live.drawing.context)"))
    # The lesson's square is pure green.
    check(scene.run(PIXEL + "return color(a)", scene.place()) == [0, 255, 0, 255], "seen: gravity: the square is not green")
    start = scene.place()
    scene.run("live.signs.checked = false; for (let count = 0; count < 30; count += 1) live.step(); live.draw()")
    check(scene.run(PIXEL + "return color(a)[3]", [start[0], start[1] - 45]) == 0, "seen: gravity: the square is still where it was")
    check(scene.run(PIXEL + "return color(a)[3]", scene.place()) == 255, "seen: gravity: the square is not where it has fallen to")


def check_words(driver, site, check):
    """The status is correct while objects move, rest or have left, whatever caused it."""
    scene = open_scene(driver, site, "gravity", "fall")
    check(scene.status() == "At the start.", f"words: at the start it says '{scene.status()}'")
    scene.press("One frame on")
    scene.press("One frame on")
    # Half of 1,000 points/s² for a thirtieth of a second: half a point.
    check(scene.status() == "0.03 s, stopped: green square at 160, 241.", f"words: after two frames it says '{scene.status()}'")
    # The page itself presses the button again: on a busy machine the square would have fallen out of the screen.
    running = driver.execute_async_script(
        "const [figure, done] = arguments; const press = (words) => figure.querySelector(`button[aria-label='${words}']`).click();"
        "press('Start'); let count = 0; const next = () => { if ((count += 1) < 4) { requestAnimationFrame(next); return; }"
        "const words = figure.querySelector('.status').textContent; press('Stop'); done(words); }; requestAnimationFrame(next)",
        scene.figure)
    check(running == "Running.", f"words: in flight it says '{running}'")
    check("s, stopped: green square at 160, " in scene.status(), f"words: stopped in flight it says '{scene.status()}'")
    scene.run("live.image.focus()")
    driver.switch_to.active_element.send_keys(" ")
    scene.settle()
    check(scene.status().startswith("Nothing is left on the screen."), f"words: in the end it says '{scene.status()}'")
    driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
    check(scene.status() == "green square is off the screen; R starts again.", f"words: an arrow then says '{scene.status()}'")
    scene.press("Start")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.isRunning && live.frames > 2 && live.frames < 90"))
    for lesson, name, start, words in (("attachment", "tie", "Now drag the knob.", "Holding the knob."), ("push", "push", "Now drag a finger over the screen.", "Finger down.")):
        scene = open_scene(driver, site, lesson, name)
        scene.run("live.image.focus()")
        driver.switch_to.active_element.send_keys("n")
        check(scene.status() == f"At the start. {start}", f"words: {lesson}: N, which chooses nothing there, says '{scene.status()}'")
        driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        check(scene.status() == words, f"words: {lesson}: an arrow says '{scene.status()}'")


def check_restart(driver, site, check):
    """A value that is changed at rest starts the scene again and stays; so does it when the reader starts again."""
    scene = open_scene(driver, site, "collision", "bounds")
    scene.press("Start")
    scene.settle()
    rest = scene.run("return live.frames")
    scene.slide("Magnitude")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.isRunning && live.frames > 0 && live.frames < a", rest))
    scene.settle()
    value = scene.run("return live.value('Magnitude')")
    check(abs(value - 1.1) < 1e-9 and near(scene.place(1), [160, 455], 0.5), f"restart: with a magnitude of {value} the pile is at {scene.place(1)}")
    check(scene.run("return document.activeElement.type === 'range'"), "restart: the slider loses the focus")
    scene.press("Back to the start, with your values")
    WebDriverWait(driver, PATIENCE).until(lambda _: near(scene.place(0), [160, 240], 1e-9))
    check(abs(scene.run("return live.value('Magnitude')") - 1.1) < 1e-9, "restart: back at the start the reader's value is gone")
    scene.press("Back to the start, with the lesson's values")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.value('Magnitude')") == 1)
    shown = scene.control("Magnitude").get_attribute("value")
    check(shown == "1", f"restart: the slider shows {shown}, not the lesson's value")
    # All that has left the screen is named.
    scene.control("Boundaries").click()
    WebDriverWait(driver, PATIENCE).until(lambda _: "off the screen: green square" in scene.status() or "Nothing is left" in scene.status())


def check_some_gone(driver, site, check):
    """A scene is at rest if one object rests and another has left for good."""
    scene = open_scene(driver, site, "collision", "bounds")
    titles = scene.run("return live.ways.map((way) => way.title)")
    scene.reset(titles.index("one square forgotten"))
    scene.press("Start")
    scene.settle()
    words = scene.status()
    check("at rest" in words and "off the screen" in words and "at 160, 4" in words, f"some gone: it says '{words}'")


def check_ratio(driver, site, check):
    """A display with a higher resolution is used fully, even if nothing else on the page changes."""
    scene = open_scene(driver, site, "gravity", "fall")
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return Boolean(live.drawing.context)"))
    size = driver.execute_script("return [innerWidth, innerHeight]")
    before = scene.run("return live.drawing.canvas.width")
    for ratio in (2, 3):
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": size[0], "height": size[1], "deviceScaleFactor": ratio, "mobile": False})
        # A headless browser notices it only when it draws.
        driver.get_screenshot_as_png()
        time.sleep(0.4)
        pixels = scene.run("return live.drawing.canvas.width")
        check(abs(pixels - ratio * before) <= ratio, f"ratio: {before} pixels became {pixels} with {ratio} for each")
        check(scene.run(PIXEL + "return color(a)", scene.place()) == [0, 255, 0, 255], f"ratio: with {ratio} the square is not there")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def swipe(driver, x, y, across, down):
    """Moves a finger in ten steps."""
    send = lambda kind, *points: driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
    send("touchStart", {"x": x, "y": y})
    for step in range(1, 11):
        send("touchMove", {"x": x + across * step, "y": y + down * step})
        time.sleep(0.02)
    send("touchEnd")


def check_grip(driver, site, check):
    """A finger drags the phone's corner without scrolling the page."""
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for lesson, name in (("autosize", "turn"), ("rearrange", "turn")):
        scene = open_scene(driver, site, lesson, name)
        driver.execute_script("arguments[0].querySelector('.grip').scrollIntoView({ block: 'center' })", scene.figure)
        before, scrolled = scene.run("return [live.size, scrollY]")
        x, y = scene.run("const box = live.figure.querySelector('.grip').getBoundingClientRect(); return [box.x + box.width / 3, box.y + box.height / 3]")
        swipe(driver, x, y, -6, -10)
        after = scene.run("return live.size")
        check(after[0] < before[0] - 30 and after[1] < before[1] - 60, f"grip: {lesson}: a finger pulls {before} to {after}")
        check(driver.execute_script("return scrollY") == scrolled, f"grip: {lesson}: the page scrolls")
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


def check_room(driver, site, check):
    """A page reserves space for a scene: its arrival hardly moves the content below."""
    # Scenes load as soon as they are near, so their rooms are measured before.
    measure = "addEventListener('DOMContentLoaded', () => { window.rooms = [...document.querySelectorAll('figure.live[data-name]')].map((figure) => figure.querySelector('.room')?.getBoundingClientRect().height ?? 0); });"
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": measure})
    for lesson, names in {**MOTIONS, "autosize": ["turn"]}.items():
        driver.get((site / f"lessons/{lesson}.html").as_uri())
        before = driver.execute_script("return window.rooms")
        for name, height in zip(names, before):
            figure = driver.find_element(By.CSS_SELECTOR, f'figure.live[data-name="{name}"]')
            top = driver.execute_script("arguments[0].scrollIntoView(); return arguments[0].getBoundingClientRect().top", figure)
            scene = Scene(driver, lesson, name)
            moved = driver.execute_script("return arguments[0].getBoundingClientRect().top", figure) - top
            check(abs(moved) < 2, f"room: {lesson}: {name}: the page jumps by {moved} when it comes")
            # A phone of 480 points is about 700 high with its body; a page shows at most 38 rem of it.
            now = scene.run("return live.figure.querySelector('.pane > svg, .layers').getBoundingClientRect().height")
            check(height > 200 and abs(now - height) < 2, f"room: {lesson}: {name}: {height} are kept for {now}")


def check_rest(driver, site, check):
    """At rest or out of sight, a scene requests no frames; 200 squares are drawn in time."""
    scene = open_scene(driver, site, "collision", "bounds")
    scene.press("Start")
    scene.settle()
    check(scene.run("return !live.waiting"), "rest: a scene at rest asks for frames")
    scene.press("Back to the start, with the lesson's values")
    time.sleep(0.2)
    scene.press("Start")
    driver.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
    time.sleep(0.5)
    frames = scene.run("return live.frames")
    time.sleep(0.5)
    check(scene.run("return live.frames") == frames and scene.run("return !live.waiting"), "rest: a scene out of sight goes on")
    driver.execute_script("arguments[0].scrollIntoView()", scene.figure)
    check(scene.run("while (live.world.count < 200) live.add(); return live.world.count") == 200, "rest: there are not 200 squares")
    passed = driver.execute_async_script(
        "const [figure, done] = arguments; const { live } = figure; let total = 0; let count = 0;"
        "const turn = () => { const start = performance.now(); live.step(); live.draw(); total += performance.now() - start; count += 1;"
        "if (count < 60) requestAnimationFrame(turn); else done(total / count); }; live.pause(); turn();", scene.figure)
    print(f"  200 squares: {passed:.1f} ms a frame")
    # Other load on the machine may slow it down, but a factor of four is an error.
    check(passed < 67, f"rest: a frame of 200 squares takes {passed:.1f} ms")


def check_groups(driver, site, check):
    """Ways are offered in groups: the right way, mistakes, other choices."""
    for lesson, name, groups in (("collision", "bounds", ["Mistakes"]), ("autosize", "turn", ["Mistakes", "Other choices"])):
        scene = open_scene(driver, site, lesson, name)
        shown = scene.run("return [...live.figure.querySelectorAll('.controls select:first-of-type > *')].filter((part) => !part.closest('label').textContent.startsWith('Mask')).map((part) => part.label ?? part.textContent)")
        check(shown == ["✓ Right way"] + groups, f"groups: {lesson}: {shown}")
    scene.choose("• growing buttons")
    width = scene.run("live.turn(); return live.frames[0][2]")
    check(width > 72, f"groups: in landscape a growing button is {width} wide")


def check_kept(driver, site, check):
    """Another way keeps what the reader has set, the orientation, and things where the hand has left them."""
    scene = open_scene(driver, site, "gravity", "fall")
    scene.slide("Magnitude")
    # The slider lets it fall: how far by now, the machine decides.
    scene.run("live.pause()")
    scene.drag(scene.place(), [90, 120], until=lambda: near(scene.place(), [90, 120], 10))
    left = scene.run("return live.left.get(0)")
    check(near(left[:2], [90, 120], 20), f"kept: the square was left at {left}")
    scene.choose("✗ angle in degrees")
    place, magnitude = scene.place(), scene.run("return live.value('Magnitude')")
    check(place == left[:2], f"kept: in another way the square is at {place}")
    check(abs(magnitude - 1.1) < 1e-9, f"kept: the magnitude is {magnitude}")
    # A way without this square, and back.
    scene.choose("✗ behaviour never added")
    check(scene.status() == "Nothing moves here: no behaviour has anything to move.", f"kept: without things it says '{scene.status()}'")
    scene.choose("✓ Right way")
    check(scene.place() == left[:2], f"kept: back in the right way the square is at {scene.place()}")
    scene.run("live.image.focus()")
    driver.switch_to.active_element.send_keys("r")
    WebDriverWait(driver, PATIENCE).until(lambda _: near(scene.place(), [160, 240], 1e-9))
    # Controls are the same by their names: in this way the spring and with it two of four are missing.
    scene = open_scene(driver, site, "attachment", "tie")
    scene.slide("Resistance")
    resistance = scene.run("return live.value('Resistance')")
    scene.choose("✗ never added")
    check(scene.run("return [live.value('Resistance'), live.value('Frequency') ?? null]") == [resistance, None], "kept: attachment: a slider changes another property in another way")
    scene = open_scene(driver, site, "autosize", "turn")
    scene.run("live.turn()")
    for title, size in (("✗ default masks", [480, 300]), ("✗ default answer", [320, 460]), ("✓ Right way", [480, 300])):
        Select(scene.figure.find_element(By.CSS_SELECTOR, ".controls select")).select_by_visible_text(title)
        check(scene.run("return live.size") == size, f"kept: autosize: turned, {title} is {scene.run('return live.size')}")
    scene.run("live.resize(400, 350)")
    Select(scene.figure.find_element(By.CSS_SELECTOR, ".controls select")).select_by_visible_text("✗ default masks")
    check(scene.run("return live.size") == [400, 350], "kept: autosize: another way loses the size")


def check_both(driver, site, check):
    """Side by side, one hand moves both worlds: fingers, keys, sliders, rotations and masks."""
    scene = open_scene(driver, site, "snap", "desk")
    scene.choose("✗ window coordinates", both=True)
    places = "return live.panes.map(({ world }) => [...world.places.slice(0, 2)])"
    names = [element.text for element in scene.figure.find_elements(By.CSS_SELECTOR, ".pane .name")]
    check(names == ["✓ Right way", "✗ window coordinates"], f"both: the screens are called {names}")
    scene.drag(scene.place(0), [300, 700], hold=0.5)
    scene.run("live.pause()")
    one, other = scene.run(places)
    check(near(one, other, 1e-9) and near(one, [300, 700], 40), f"both: a finger leaves the photo at {one} and {other}")
    scene.run("live.image.focus()")
    for key in [Keys.ARROW_RIGHT] * 3:
        driver.switch_to.active_element.send_keys(key)
    one, other = scene.run(places)
    check(near(one, other, 1e-9) and one[0] > 330, f"both: keys carry the photo to {one} and {other}")
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    scene.slide("Resistance")
    values = scene.run("return live.panes.map((pane) => pane.value('Resistance'))")
    check(values == [2.25, 2.25], f"both: a slider sets {values}")
    link = scene.figure.find_element(By.LINK_TEXT, "Link to these values").get_attribute("href")
    check("both=1" in link and "way=" in link, f"both: the link is {link}")
    # Both catch the photo, each where its own code says.
    scene.drag(scene.place(0), [560, 450], hold=0.3)
    scene.settle()
    one, other = scene.run(places)
    check(near(one, [570, 440], 1) and near(other, [594, 560], 1), f"both: the photo rests at {one} and {other}")
    check("Right way: " in scene.status() and "window coordinates: " in scene.status(), f"both: it says '{scene.status()}'")
    # The list's right way ends the comparison, and the box begins one.
    scene.choose("✓ Right way")
    scene.figure.find_element(By.CSS_SELECTOR, ".controls .switch input").click()
    WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.panes.length === 2 && live.way === 1"))
    scene = open_scene(driver, site, "push", "push")
    scene.choose("✗ continuous push", both=True)
    before = scene.run(places)
    scene.drag([60, 450], [160, 450], steps=10)
    # A continuous push is a small force, so its first points take a while.
    WebDriverWait(driver, PATIENCE).until(lambda _: all(now[0] > start[0] + 3 for start, now in zip(before, scene.run(places))))
    scene = open_scene(driver, site, "autosize", "turn")
    scene.figure.find_element(By.CSS_SELECTOR, ".controls .switch input").click()
    scene.run("live.turn(); live.toggle(1)")
    sizes, masks = scene.run("return [live.panes.map((pane) => pane.size), live.panes.map((pane) => pane.masks[0] & 1)]")
    check(sizes == [[480, 300]] * 2 and masks == [1, 1], f"both: autosize: {sizes}, {masks}")


def check_emptied(driver, site, check):
    """An empty screen says so at once and offers a start; "Running" never stands over a still picture for long."""
    for lesson, name, title in (("gravity", "fall", None), ("collision", "bounds", "✗ no boundary"), ("collision", "bounds", "✓ Right way")):
        scene = open_scene(driver, site, lesson, name)
        if title:
            scene.choose(title)
        longest = driver.execute_async_script("""
            const [{ live }, done] = arguments;
            const small = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
            let [before, still, longest] = ["", 0, 0];
            const look = () => {
              small.clearRect(0, 0, 60, 90);
              small.drawImage(live.drawing.canvas, 0, 0, 60, 90);
              const now = small.getImageData(0, 0, 60, 90).data.join("");
              still = now === before && live.figure.querySelector('.status').textContent.startsWith("Running") ? still + 1 : 0;
              longest = Math.max(longest, still);
              before = now;
              if (live.isRunning) requestAnimationFrame(look); else done(longest);
            };
            live.run();
            requestAnimationFrame(look);""", scene.figure)
        what = f"emptied: {lesson}: {title or 'right way'}"
        # The scene notices after 12 frames that nothing moves any more.
        check(longest <= 30, f"{what}: it says that it runs over a picture that stands still for {longest} frames")
        again = scene.figure.find_element(By.CSS_SELECTOR, ".again")
        if title == "✓ Right way":
            check(not again.is_displayed() and "at rest" in scene.status(), f"{what}: it says '{scene.status()}'")
            continue
        check(scene.status() == "Nothing is left on the screen. R or “Start again” starts again.", f"{what}: it says '{scene.status()}'")
        again.click()
        WebDriverWait(driver, PATIENCE).until(lambda _: scene.run("return live.isRunning && live.frames > 0"))
        check(not again.is_displayed() and scene.run("return document.activeElement === live.image"), f"{what}: after a new start the focus is lost")
        # Soon after the fall begins the screen is empty, and the page says so, although the scene runs on.
        WebDriverWait(driver, PATIENCE).until(lambda _: scene.status() == "Nothing is left on the screen.")
        check(scene.run("return live.isRunning") and again.is_displayed(), f"{what}: it is told too late")
    # Of two screens each is told, also one on which nothing can move, or that stands still while the other is empty.
    for lesson, name, title, words in (
            ("gravity", "fall", "✗ behaviour never added", "Right way: nothing is left on the screen. behaviour never added: nothing moves."),
            ("collision", "bounds", "✗ no boundary", "no boundary: nothing is left on the screen.")):
        scene = open_scene(driver, site, lesson, name)
        scene.choose(title, both=True)
        scene.press("Start")
        scene.settle()
        check(words in scene.status() and scene.figure.find_element(By.CSS_SELECTOR, ".again").is_displayed(), f"emptied: {title}, side by side: it says '{scene.status()}'")
    scene = open_scene(driver, site, "push", "push")
    scene.choose("✗ continuous push")
    check(scene.status() == "continuous push. Now drag a finger over the screen.", f"emptied: push says '{scene.status()}'")


def check_key(driver, site, check):
    """A key tells what the signs over a screen mean."""
    for lesson, name, words in (
            ("gravity", "fall", ["velocity", "finger"]), ("collision", "bounds", ["velocity", "boundary", "contact", "finger"]),
            ("attachment", "tie", ["velocity", "rod", "spring", "knob", "finger"]), ("autosize", "turn", ["gives way", "stays", "pull here"])):
        scene = open_scene(driver, site, lesson, name)
        shown = [item.text for item in scene.figure.find_elements(By.CSS_SELECTOR, ".key li")]
        check(shown == words, f"key: {lesson}: {shown}")


def check_fit(driver, site, check):
    """The screen and its controls fit a laptop's window together; with 200 % zoom the screen stays in sight beside each control."""
    parts = """
        const seen = (part) => { const { left, right, top, bottom } = part.getBoundingClientRect(); return left >= -1 && right <= innerWidth + 1 && top >= under - 1 && bottom <= innerHeight + 1; };
        const under = document.querySelector(".contents").getBoundingClientRect().bottom;
        const screens = [...live.figure.querySelectorAll(".pane svg")];
        const controls = [...live.figure.querySelectorAll(".player :is(button, input), .controls :is(select, input, button)")].filter((part) => part.getClientRects().length);
        const name = (part) => part.labels?.[0]?.textContent || part.textContent || part.ariaLabel;"""
    size = driver.get_window_size()
    for width, height in ((1280, 757), (640, 378)):
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        for lesson, names in {**MOTIONS, "autosize": ["turn"], "rearrange": ["turn"]}.items():
            for name in names:
                for both in (False, True):
                    scene = open_scene(driver, site, lesson, name)
                    what = f"fit: {width} × {height}: {lesson}: {name}{', side by side' if both else ''}"
                    if both:
                        scene.figure.find_element(By.CSS_SELECTOR, ".controls .switch input").click()
                        WebDriverWait(driver, PATIENCE).until(lambda _: len(scene.figure.find_elements(By.CSS_SELECTOR, ".pane")) == 2)
                    driver.execute_script("arguments[0].scrollIntoView({ behavior: 'instant' })", scene.figure)
                    large = scene.run(f"{parts} return Math.min(...screens.map((screen) => screen.getBoundingClientRect().width))")
                    check(large >= 70, f"{what}: the screen is {large} wide")
                    if width == 1280 and not both:
                        hidden = scene.run(f"{parts} return [...screens, ...controls].filter((part) => !seen(part)).map(name)")
                        check(not hidden, f"{what}: out of sight: {hidden}")
                        continue
                    hidden = scene.run(f"""{parts} return controls.filter((part) => {{
                        (part.closest("label") ?? part).scrollIntoView({{ block: "nearest", behavior: "instant" }});
                        return ![part, ...screens].every(seen);
                    }}).map(name)""")
                    check(not hidden, f"{what}: not in sight together with the screen: {hidden}")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.set_window_size(size["width"], size["height"])


def check_swipe(driver, site, check):
    """On a phone a swipe scrolls the page where it takes nothing, also beside a screen that takes all drags."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True})
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    client = "const m = live.drawing.space.getScreenCTM(); const p = new DOMPoint(...a).matrixTransform(m); return [p.x, p.y]"
    margin = "const box = live.figure.querySelector('.layers').getBoundingClientRect(); return [(box.right + innerWidth) / 2, box.top + box.height / 2]"
    for lesson, name, place, scrolls in (
            ("gravity", "fall", [60, 400], True), ("gravity", "fall", [160, 240], False), ("push", "push", [60, 450], False), ("push", "push", None, True),
            ("attachment", "tie", None, True)):
        scene = open_scene(driver, site, lesson, name)
        time.sleep(0.3)
        x, y = scene.run(client, place) if place else scene.run(margin)
        before = driver.execute_script("return scrollY")
        swipe(driver, x, y, 0, -12)
        time.sleep(0.3)
        way = driver.execute_script("return scrollY") - before
        check((way > 60) == scrolls, f"swipe: {lesson} from {place or 'the margin'}: the page scrolls by {way}")
        if not place:
            room = scene.run("return innerWidth - live.figure.querySelector('.layers').getBoundingClientRect().right")
            check(room >= 44, f"swipe: {lesson}: the margin is {room} wide")
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_code(driver, site, check):
    """The example's lines show the values of controls, and are copied with them."""
    line = "return [...document.querySelectorAll('#code .line')].filter((line) => line.textContent.includes(a)).map((line) => [line.textContent.trim(), line.querySelector('.now')?.textContent ?? null])"
    scene = open_scene(driver, site, "attachment", "tie")
    before = driver.execute_script("return [...document.querySelectorAll('#code pre')].map((code) => code.textContent)")
    scene.slide("Frequency")
    lines = scene.run(line, "spring.frequency")
    check(len(lines) == 2 and all(each == ["spring.frequency = 2.1", "2.1"] for each in lines), f"code: the frequency's lines are {lines}")
    shown = scene.figure.find_element(By.CSS_SELECTOR, ".in-code")
    check(shown.text == "In the code: spring.frequency = 2.1", f"code: beside the slider stands '{shown.text}'")
    driver.execute_script("Object.defineProperty(navigator, 'clipboard', { value: { async writeText(text) { window.copied = text; } } })")
    driver.execute_script("document.querySelector('#code button.copy').click()")
    check("spring.frequency = 2.1\n" in driver.execute_script("return window.copied"), "code: a copy has the lesson's frequency")
    scene.choose("✗ no damping")
    check(scene.run(line, "spring.frequency")[0][1] == "2.1", "code: another way takes the value away")
    scene.press("Back to the start, with the lesson's values")
    WebDriverWait(driver, PATIENCE).until(lambda _: not shown.is_displayed())
    after = driver.execute_script("return [...document.querySelectorAll('#code pre')].map((code) => code.textContent)")
    check(after == before, "code: back at the start the code is not the lesson's")
    scene = open_scene(driver, site, "collision", "bounds")
    scene.control("Boundaries").click()
    check(any(each[1] == "false" for each in scene.run(line, "translatesReferenceBoundsIntoBoundary")), "code: a switch does not show in the code")
    scene = open_scene(driver, site, "elasticity", "motion")
    scene.slide("Elasticity, square 3", Keys.ARROW_LEFT)
    lines = scene.run(line, "(column, elasticity)")
    check(bool(lines) and all(each == ["for (column, elasticity) in [(0, 0), (2, 0.75), (3, 1)] {", "0.75"] for each in lines), f"code: the elasticity's lines are {lines}")


def check_missing(driver, site, check):
    """A browser without WebAssembly keeps the films, and the page says so."""
    source = "Object.defineProperty(window, 'WebAssembly', { value: undefined })"
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    scene = open_scene(driver, site, "gravity", "fall")
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script["identifier"]})
    check(scene.has("missing") and "can't be played with here" in scene.figure.text and not scene.figure.find_elements(By.TAG_NAME, "button"), f"missing: without WebAssembly it says '{scene.figure.text}'")
    check(len(driver.find_elements(By.CSS_SELECTOR, "figure.film")) > 0, "missing: there is no film")


def check_live(driver, site, check):
    for part in (check_truth, check_gravity, check_collision, check_push, check_snap, check_attachment, check_elasticity,
                 check_layouts, check_constraints, check_guides, check_own_values, check_announcements, check_progress, check_live_keys, check_way_list, check_empty_ways, check_reset_held, check_seen,
                 check_words, check_restart, check_some_gone, check_ratio, check_grip, check_room, check_rest, check_groups, check_kept, check_both, check_emptied, check_key, check_fit,
                 check_swipe, check_code, check_missing):
        part(driver, site, check)
        complaints = [entry["message"] for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        check(not complaints, f"{part.__name__}: the console complains of {complaints[:2]}")
