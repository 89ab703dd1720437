import { WORDS } from '../words/words';
import { PartOnItsWay } from './part-on-its-way';

/** While a page, or a part of it, is on its way. */
export const Loading = () => (
  <p role="status" className="text-soft py-24 text-center text-sm">
    {WORDS.common.loading}
  </p>
);

/** While a page is fetched that nobody needed before. */
export const LoadingPage = () => (
  <PartOnItsWay>
    <Loading />
  </PartOnItsWay>
);
