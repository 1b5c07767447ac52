// In how few files the page comes. What every page needs is one, so is what a single page needs and
// no other, and so is what pages with a board share: a phone far away waits for each file.

/** As much as the bundler tells of a module. */
interface Known {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}
interface Asked {
  getModuleInfo(id: string): Known | null;
}

/** The name of the file for a module; null leaves it to the bundler. */
export function chunks(entry: string, app: string): (id: string, asked: Asked) => string | null {
  let first: Set<string> | undefined;
  let pages = new Map<string, Set<string>>();
  return (id, asked) => {
    if (!first) {
      first = needs(entry, asked);
      const late = asked.getModuleInfo(app)?.dynamicallyImportedIds ?? [];
      pages = new Map(late.map((page) => [page, needs(page, asked)]));
    }
    if (id === entry || pages.has(id)) return null;
    if (first.has(id)) return "first";
    const asking = [...pages].filter(([, needed]) => needed.has(id)).map(([page]) => nameOf(page));
    return asking.length === 1 ? `of-${asking[0]}` : shared(asking);
  };
}

/** Pages on which one plays, and all on which there is a board. */
const PLAYED = ["game", "lesson"];
const WITH_BOARD = [...PLAYED, "replay", "editor", "rules"];

function shared(asking: string[]): string | null {
  const within = (pages: string[]) =>
    asking.length > 0 && asking.every((one) => pages.includes(one));
  if (within(PLAYED)) return "playing";
  return within(WITH_BOARD) ? "board" : null;
}

/** A module, and whatever has to be there before it runs. */
function needs(id: string, asked: Asked, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const needed of asked.getModuleInfo(id)?.importedIds ?? []) needs(needed, asked, found);
  return found;
}

const nameOf = (id: string) => /([^/]+)\.\w+$/.exec(id)?.[1]?.toLowerCase() ?? "page";
