import { renderDocument } from '../../html/renderDocument';
import { BlockView } from './blocks';
import { Inked, NIGHT } from './Inked';
import type { Sheet } from './sheet';
import { Box } from './tables';

const TEXT = {
  padding: 16,
  fontFamily: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  fontSize: 16,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
} as const;
const BAND = { padding: '14px 24px', borderRadius: '14px 14px 0 0', fontSize: 20, fontWeight: 800 } as const;

/** A sheet as one document that needs nothing but itself. */
export const sheetHtml = ({ lang, title, brand, blocks, foot }: Sheet): string =>
  renderDocument({
    lang,
    title,
    head: (
      <>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT}</style>
      </>
    ),
    body: (
      <Inked as="body" ink="page" style={{ margin: 0, padding: 0 }}>
        <Box ink="page text" style={TEXT}>
          <div style={{ maxWidth: 600, margin: '0 auto' }}>
            <div role="main">
              <Box ink="band" style={BAND} text={brand} />
              <Box ink="card" style={{ padding: 24, borderRadius: '0 0 14px 14px' }}>
                {blocks.map((block, i) => (
                  <BlockView key={i} block={block} />
                ))}
              </Box>
            </div>
            <div role="contentinfo">
              <Box ink="page" style={{ padding: '16px 8px' }}>
                {foot.map((text, i) => (
                  <Inked key={i} ink="soft" style={{ margin: '0 0 6px', fontSize: 13 }} text={text} />
                ))}
              </Box>
            </div>
          </div>
        </Box>
      </Inked>
    ),
  });
