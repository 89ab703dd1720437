import type { ReactNode } from 'react';

interface SettingCardProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** One thing that can be set: what it is on the left, how on the right; one below the other where there is no room. */
export const SettingCard = ({ title, hint, action, children }: SettingCardProps) => (
  <section
    aria-label={title}
    className="border-line bg-surface rounded-xl border px-5 py-4 shadow-xs md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-10"
  >
    <div className="mb-3">
      <h2 className="text-sm font-semibold">{title}</h2>
      {hint && <p className="text-soft mt-1 text-xs leading-relaxed">{hint}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
);
