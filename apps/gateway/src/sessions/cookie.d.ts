/** What we use of the package, which brings no types of its own. */
declare module 'cookie' {
  /** The cookies of a `Cookie` header, by name. */
  export function parse(header: string): Record<string, string | undefined>;
}
