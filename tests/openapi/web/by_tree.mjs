// A player who has nothing but the accessibility tree: roles, names, states and live
// texts, as a screen reader has them. Nothing is looked up by class or place.

/** What can be pressed or filled in; each must say what it is. */
const CONTROLS = ["button", "link", "combobox", "textbox", "checkbox", "spinbutton"];

/** A reader of the tree of a page. */
export async function readTree(page) {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Accessibility.enable");
  await inspector.send("DOM.enable");

  /** Everything that is not hidden from readers, by id, with its parts. */
  async function look() {
    const { nodes } = await inspector.send("Accessibility.getFullAXTree");
    const all = new Map(nodes.map((node) => [node.nodeId, node]));
    const parts = (node) =>
      (node.childIds ?? [])
        .map((id) => all.get(id))
        .filter(Boolean)
        .flatMap((child) => (child.ignored ? parts(child) : [child]));
    const inside = (node) => parts(node).flatMap((child) => [child, ...inside(child)]);
    const seen = nodes.filter((node) => !node.ignored);
    const find = (role, name, within = seen) =>
      within.filter((node) => roleOf(node) === role && name.test(nameOf(node)));
    return { find, inside, seen };
  }

  /** Do what pressing means to a thing. */
  async function press({ backendDOMNodeId: backendNodeId }) {
    const { object } = await inspector.send("DOM.resolveNode", { backendNodeId });
    const { objectId } = object;
    const functionDeclaration = "function () { this.focus(); this.click(); }";
    await inspector.send("Runtime.callFunctionOn", { objectId, functionDeclaration });
  }

  /** Bring the keyboard to a thing. */
  async function focus({ backendDOMNodeId: backendNodeId }) {
    await inspector.send("DOM.focus", { backendNodeId });
  }

  return { look, press, focus };
}

export const roleOf = (node) => node.role?.value ?? "";
export const nameOf = (node) => node.name?.value ?? "";

function isOff(node) {
  return (node.properties ?? []).some(
    ({ name, value }) => name === "disabled" && value.value === true,
  );
}

/** Controls without a name: nobody could tell what they do. */
function unnamed({ seen }) {
  return seen
    .filter((node) => CONTROLS.includes(roleOf(node)) && nameOf(node).trim() === "")
    .map((node) => roleOf(node));
}

/** Wait until something is in the tree, however long the machine takes. */
async function until(page, reader, found) {
  for (;;) {
    const tree = await reader.look();
    const thing = found(tree);
    if (thing) return [thing, tree];
    await page.waitForTimeout(60);
  }
}

/** Sit down at a table of a title, against a bot that plays at random. */
export async function sitDownByTree(page, title) {
  const reader = await readTree(page);
  const [link] = await until(page, reader, (tree) => tree.find("link", title)[0]);
  await reader.press(link);
  const [name, form] = await until(page, reader, (tree) => tree.find("textbox", /name/i)[0]);
  await reader.focus(name);
  await page.keyboard.type("Ann");
  for (const bot of form.find("combobox", /^Plays$/)) {
    await reader.focus(bot);
    await page.keyboard.press("Home");
  }
  await reader.press(form.find("button", /^Sit down$/)[0]);
  return reader;
}

/** Play until the result is there or so many decisions were made; tell what was heard. */
export async function playByTree(page, reader, most, random) {
  const told = { decisions: 0, pointed: 0, turns: new Set(), lines: new Set(), unnamed: [] };
  const listen = (tree) => {
    for (const role of ["alert", "status"]) {
      for (const region of tree.find(role, /.*/)) {
        const words = tree.inside(region).filter((each) => roleOf(each) === "StaticText");
        const text = words.map(nameOf).join(" ").trim();
        if (text) (role === "alert" ? told.turns : told.lines).add(text);
      }
    }
  };
  const ready = (tree) => {
    listen(tree);
    if (tree.find("heading", /^(Result|You have won!)$/)[0]) return { isOver: true };
    const [region] = tree.find("region", /^Your options$/);
    const choices = region && optionsIn(tree, region);
    return choices?.length > 0 && !choices.some(isOff) ? { region } : undefined;
  };
  for (;;) {
    let [{ isOver, region }, tree] = await until(page, reader, ready);
    told.unnamed.push(...unnamed(tree));
    if (isOver || told.decisions >= most) return { ...told, isOver: isOver ?? false };
    const prompt = promptOf(tree, region);
    const [board] = tree.find("region", /^The table$/);
    const things = board ? tree.find("button", /options?$/, tree.inside(board)) : [];
    if (things.length > 0 && random(3) === 0) {
      await reader.press(things[random(things.length)]);
      told.pointed += 1;
      [{ isOver, region }, tree] = await until(page, reader, ready);
      if (isOver) continue;
    }
    const choices = optionsIn(tree, region);
    // The first options are those that bring a game forward, in every title.
    const choice = choices[random(4) === 0 ? random(choices.length) : 0];
    const before = choices.map(nameOf).join("|");
    await reader.press(choice);
    told.decisions += 1;
    await until(page, reader, (now) => {
      listen(now);
      const [there] = now.find("region", /^Your options$/);
      if (!there) return true;
      const labels = optionsIn(now, there);
      const isSame = promptOf(now, there) === prompt && labels.map(nameOf).join("|") === before;
      return !isSame || labels.some(isOff) || undefined;
    });
  }
}

function promptOf(tree, region) {
  return tree.find("heading", /.*/, tree.inside(region)).map(nameOf).join(" ");
}

/** The buttons of the list of options; those above it are hint, rules and the like. */
function optionsIn(tree, region) {
  return tree
    .find("listitem", /.*/, tree.inside(region))
    .flatMap((item) => tree.find("button", /.+/, tree.inside(item)));
}
