import { DOC_TYPES } from '../model/document';
import { classMargins, type BoostedTrees } from '../learned/boosted-trees';
import { sharesOfClasses } from '../learned/class-shares';
import { classify, type Classification, type ToClassify } from './classify';
import model from './doc-type.data.json';
import { typeFeatures } from './type-features';
import { CHOOSE_TYPE } from './weights';

const MODEL = model as unknown as BoostedTrees;

/**
 * What kind of document it is: what the rules say, unless trees that weigh all signs are surer of another type
 * (docs/decisions/types-chosen-by-trees.md). Files that carry their tables have no page to judge.
 */
export function chooseType(known: ToClassify): Classification {
  const ruled = classify(known);
  if (known.document.pages.length === 0 || known.hint === ruled.docType) return ruled;
  const shares = sharesOfClasses(classMargins(MODEL, typeFeatures(known, ruled)));
  const best = shares.indexOf(Math.max(...shares));
  const least = ruled.isNamed ? CHOOSE_TYPE.aheadOfNamed : CHOOSE_TYPE.ahead;
  if (shares[best]! - shares[DOC_TYPES.indexOf(ruled.docType)]! <= least) return ruled;
  return classify({ ...known, type: DOC_TYPES[best]! });
}
