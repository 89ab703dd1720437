/** From here on the bar warns. */
const NEARLY_ALL = 0.9;

/** How much of a whole is used or done. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max === 0 ? 0 : Math.min(1, value / max);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="bg-sunken h-1.5 overflow-hidden rounded-full"
    >
      <div className={`h-full rounded-full ${share < NEARLY_ALL ? 'bg-accent' : 'bg-bad'}`} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
