import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<Look, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent shadow-xs',
  plain: 'bg-surface text-ink border-line hover:bg-sunken shadow-xs',
  quiet: 'text-soft border-transparent hover:bg-sunken hover:text-ink',
  danger: 'text-bad border-transparent hover:bg-bad-soft',
};

const BASE =
  'inline-flex items-center justify-center gap-1.5 rounded-lg border px-3 py-1.5 text-sm font-medium whitespace-nowrap transition-colors disabled:opacity-50 disabled:pointer-events-none';

/** A button; `plain` unless another look is asked for. */
export function Button({ look = 'plain', className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" className={`${BASE} ${LOOKS[look]} ${className}`} {...rest} />;
}

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: Look;
}

/** A link out of the app that looks like a button. */
export function PlainLink({ look = 'plain', className = '', ...rest }: PlainLinkProps) {
  return <a className={`${BASE} ${LOOKS[look]} aria-disabled:pointer-events-none aria-disabled:opacity-50 ${className}`} {...rest} />;
}

/** A link into the app that looks like a button. */
export const LinkButton = createLink(PlainLink);
