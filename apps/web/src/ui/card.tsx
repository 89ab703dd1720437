import type { ReactNode } from 'react';

/** A part of the page with its own heading. */
export function Card({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line bg-surface rounded-xl border shadow-xs">
      <header className="flex items-center justify-between gap-3 px-4 pt-3.5">
        <h2 className="text-sm font-semibold">{title}</h2>
        {action}
      </header>
      <div className="p-4 pt-2.5">{children}</div>
    </section>
  );
}
