import { WORDS } from '../words/words';

/** The mark and the name. */
export const Logo = ({ nameClass = '' }: { nameClass?: string }) => (
  <span className="flex items-center gap-2 font-semibold tracking-tight">
    <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={26} height={26} />
    <span className={nameClass}>{WORDS.common.productName}</span>
  </span>
);
