import { boundarySignals, openSource, pageEvidence, type BoundarySignals, type PageEvidence } from '@gridline/engine';
import { Random } from '@gridline/testing';
import type { Sample } from '../accuracy/calibration/sample';
import type { JudgedDocument } from '../accuracy/calibration/judged-documents';

/** A document whose pages were looked at, each alone. */
export interface SeenDocument {
  suite: string;
  group: string;
  pages: PageEvidence[];
}

/** The pages of several documents behind one another, as the places between them. */
export interface Bundle {
  suite: string;
  places: Sample[];
}

/** Reads a document and looks at its pages; undefined where it has none of its own. */
export async function see({ suite, group, ...input }: JudgedDocument): Promise<SeenDocument | undefined> {
  const source = await openSource(await input.bytes(), { fileName: input.fileName, password: input.password });
  try {
    const document = await source.read();
    const printed = { ...document, pages: document.pages.filter(({ words }) => words.length > 0) };
    if (printed.pages.length === 0) return undefined;
    return { suite, group, pages: printed.pages.map((_, index) => pageEvidence(printed, index)) };
  } finally {
    source.close();
  }
}

/** Documents of a bundle, at least and at most. */
const FEWEST = 2;
const MOST = 6;
/** Bundles that every document begins. */
const ROUNDS = 2;
/** What follows in a bundle is of the same group so often, as bills of one sender come: the hardest case; of the same suite so often; else any. */
const SAME_GROUP = 0.4;
const SAME_SUITE = 0.3;

/** Puts documents behind one another by chance, the same with every run. */
export function makeBundles(documents: readonly SeenDocument[]): Bundle[] {
  const random = new Random(7);
  const by = (key: 'suite' | 'group'): Map<string, SeenDocument[]> => {
    const lists = new Map<string, SeenDocument[]>();
    for (const document of documents) lists.set(document[key], [...(lists.get(document[key]) ?? []), document]);
    return lists;
  };
  const [suites, groups] = [by('suite'), by('group')];
  const next = ({ suite, group }: SeenDocument): SeenDocument => {
    const draw = random.next();
    if (draw < SAME_GROUP) return random.pick(groups.get(group)!);
    return random.pick(draw < SAME_GROUP + SAME_SUITE ? suites.get(suite)! : documents);
  };
  const bundles: Bundle[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const first of documents) {
      const chosen = [first];
      for (let left = random.whole(FEWEST, MOST) - 1; left > 0; left--) {
        const other = next(chosen.at(-1)!);
        if (!chosen.includes(other)) chosen.push(other);
      }
      bundles.push({ suite: first.suite, places: placesOf(chosen) });
    }
  }
  return bundles;
}

function placesOf(documents: readonly SeenDocument[]): Sample[] {
  const pages = documents.flatMap(({ pages, suite, group }) => pages.map((page, index) => ({ page, suite, group, begins: index === 0 })));
  return pages.slice(1).map(({ page, suite, group, begins }, index) => ({
    ...{ kind: 'field', suite, group, right: begins },
    signals: boundarySignals(pages[index]!.page, page) as BoundarySignals,
  }));
}
