import { currencyOf } from '@gridline/values';
import { withoutArticle, withoutProclitic } from './lexicon';

/** The code of `ريال سعودي`, of `بالدينار الكويتي`: the unit of several countries, and whose it is. */
export function namedCurrency(text: string, next: string | undefined): string | null {
  if (next === undefined || !/^\(?\p{Script=Arabic}/u.test(text)) return null;
  const [unit, whose] = [text, next].map((word) => word.replace(/[().:،ـ]/g, ''));
  return currencyOf(`${unit} ${whose}`) ?? currencyOf(`${withoutProclitic(unit!)} ${withoutArticle(whose!)}`);
}
