import { WORDS } from '../words/words';

/** While a page, or a part of it, is on its way. */
export const Loading = () => (
  <p role="status" className="text-soft py-24 text-center text-sm">
    {WORDS.common.loading}
  </p>
);
