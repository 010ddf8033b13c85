/** `GET /api/banner` and `GET /api/links` (api.5). A banner has the wire's own names (content.16). */
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const BannerSchema = Type.Object({
  Pageurl: Type.String({ description: 'path of the page' }),
  hd1: Type.String({ description: 'heading' }),
  hd2: Type.String({ description: 'line below it' }),
  hd3: Type.String({ description: 'promise of the top line' }),
  hd4: Type.String({ description: 'when somebody answers the telephone' }),
  ImgUrl: Type.Array(Type.String(), { description: 'addresses of its pictures, in the order in which they turn' }),
});
export type BannerWire = Static<typeof BannerSchema>;

export const LinkListSchema = Type.Object({
  heading: Type.String(),
  links: Type.Array(Type.Object({ label: Type.String(), url: Type.String({ description: 'path of the page' }) })),
});
export type LinkListWire = Static<typeof LinkListSchema>;
