/** A URL that a customer gave us, taken apart the way the connection will take it apart. */
export interface TargetUrl {
  /** Normalised, without fragment. */
  href: string;
  /** As in the URL; an IPv6 literal without its brackets. */
  host: string;
  port: number;
  /** By TLS. Without it only a target that an operator exempted is reached. */
  isSecure: boolean;
}

/** Longer than any real receiver's address; RFC 9110 asks servers to take 8,000 octets, common ones stop at 2,048. */
const URL_LENGTH_MAX = 2_048;

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/**
 * The URL parser also reads a host after one slash or three, drops blanks and control characters, and turns backslashes; a URL that
 * needs such help is not what it seems.
 */
const PLAIN = /^https?:\/\/[^/][^\u0000-\u0020\u007f\\]*$/i;

/** The parts of an http or https URL without user info, or undefined where the text is anything else. */
export function parseTargetUrl(text: string): TargetUrl | undefined {
  if (text.length > URL_LENGTH_MAX || !PLAIN.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || url.port === '0') return undefined;
  url.hash = '';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isSecure = url.protocol === 'https:';
  return host ? { href: url.href, host, port: Number(url.port || (isSecure ? HTTPS_PORT : HTTP_PORT)), isSecure } : undefined;
}
