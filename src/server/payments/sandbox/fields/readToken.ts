/** The gateway's answer with a token; null for anything else. */
export function readToken(body: unknown): { readonly token: string; readonly last4: string } | null {
  if (typeof body !== 'object' || body === null || !('token' in body) || !('last4' in body)) return null;
  const { token, last4 } = body;
  return typeof token === 'string' && typeof last4 === 'string' ? { token, last4 } : null;
}
