/**
 * Asks for all scripts of a page at once, so that the chunks do not wait for each other's loading.
 * `parts`: "address integrity" pairs, comma-separated, as the document names them (server/content/pages/document/AssetTags.tsx).
 */
export function preloadParts(doc: Document, parts = ''): void {
  for (const part of parts.split(',').filter(Boolean)) {
    const [href = '', integrity = ''] = part.split(' ');
    const link = Object.assign(doc.createElement('link'), { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    doc.head.append(link);
  }
}
