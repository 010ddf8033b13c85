/** `GET /img/{name}?w=&v=`: our own pictures in the widths that exist; nothing else can be named (content.22). */
import type { FastifyInstance } from 'fastify';
import { ART_VERSION } from '#core/content/pictures/artVersion';
import { pictureNamed } from '#core/content/pictures/pictures';
import { PICTURE_WIDTHS, readPictureWidth } from '#core/domain/site/pictures';
import { isFresh, typeFor } from '../../http/requests/negotiation';
import { sendProblem } from '../../http/replies/problems';
import { readQuery, refuseQuery } from '../../http/requests/query';
import { takeOrRefuse } from '../../http/limits/rateLimits';
import type { RateLimiter } from '../../http/limits/rateLimits';
import type { PictureOrder, PictureService } from './pictures.service';

export interface PictureRouteDeps {
  readonly pictures: PictureService;
  readonly limits: RateLimiter;
}

const VERSION = /^[\w-]{1,32}$/;
const KEPT = 'public, max-age=31536000, immutable';
/** An address without today's version may show another drawing tomorrow. */
const ASKED_AGAIN = 'public, max-age=3600, must-revalidate';

/** WebP for whoever says so; everybody else, crawlers of social networks among them, gets JPEG. */
export function registerPictureRoutes(app: FastifyInstance, deps: PictureRouteDeps): void {
  const { pictures } = deps;
  app.get<{ Params: { name: string } }>('/img/:name', async (request, reply) => {
    const picture = pictureNamed(request.params.name);
    if (picture === null) return sendProblem(reply, 'not_found', 'There is no picture of this name.');
    const query = readQuery(request.url, ['w', 'v']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const width = readPictureWidth(query.value.w);
    if (width === null) return refuseQuery(reply, [{ name: 'w', detail: `must be one of ${PICTURE_WIDTHS.join(', ')}` }]);
    const { v } = query.value;
    if (v !== undefined && !VERSION.test(v)) return refuseQuery(reply, [{ name: 'v', detail: 'must be a version of up to 32 characters' }]);

    const type = typeFor(request, ['image/jpeg', 'image/webp']);
    const order: PictureOrder = { picture, width, format: type === 'image/webp' ? 'webp' : 'jpeg' };
    const etag = `"${pictures.versionOf(order)}"`;
    const isKnown = isFresh(request, etag);
    const stored = isKnown ? null : await pictures.stored(order);
    if (!isKnown && stored === null && !(await takeOrRefuse(deps, 'pictures', request, reply))) return reply;
    const made = isKnown || stored !== null ? null : await pictures.render(order);
    if (made?.ok === false) return sendProblem(reply, 'overloaded', 'Too many pictures are being made. Try again in a moment.');

    reply
      .header('etag', etag)
      .header('vary', 'accept')
      .header('cache-control', v === ART_VERSION ? KEPT : ASKED_AGAIN);
    return isKnown ? reply.code(304).send() : reply.type(type).send(stored ?? made?.value);
  });
}
