/** Two buttons in the corner of a page in development: the recording as a file, and on the clipboard (code.20). */
import type { Recording } from '#core/contract/recordings.schema';

/** Returns the function that takes them away. */
export function showRecordingButtons(page: Document, take: () => Recording): () => void {
  const bar = page.createElement('div');
  Object.assign(bar.style, {
    position: 'fixed',
    insetInlineStart: '8px',
    insetBlockEnd: '8px',
    display: 'flex',
    gap: '4px',
    zIndex: '9999',
  });
  const text = (): string => `${JSON.stringify(take(), null, 2)}\n`;
  bar.append(
    button('Save recording', () => save(page, text())),
    button('Copy recording', () => void page.defaultView?.navigator.clipboard.writeText(text())),
  );
  page.body.append(bar);
  return () => bar.remove();

  function button(label: string, press: () => void): HTMLButtonElement {
    const element = page.createElement('button');
    Object.assign(element, { type: 'button', textContent: label });
    Object.assign(element.style, { font: '13px system-ui', padding: '4px 8px' });
    element.addEventListener('click', press);
    return element;
  }
}

function save(page: Document, text: string): void {
  const link = page.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'recording.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
