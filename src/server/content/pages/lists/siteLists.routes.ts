/**
 * `GET /api/banner` and `GET /api/links`: what the records of content say of banners and links (api.5). They change only with a build.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Brand } from '#core/content/brand';
import { bannerOf, linkLists } from '#core/content/pages/contentAnswers';
import type { BannerWire } from '#core/contract/pages/siteLists.schema';
import type { ProblemField } from '#core/contract/problem';
import { matchRoute } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { prepareBody, sendPrepared } from '../../../http/replies/preparedBody';
import type { PreparedBody } from '../../../http/replies/preparedBody';
import { readLocalizedQuery, refuseQuery } from '../../../http/requests/query';
import { takeOrRefuse } from '../../../http/limits/rateLimits';
import type { RateLimiter } from '../../../http/limits/rateLimits';

export interface SiteListDeps {
  readonly pages: { readonly paths: readonly string[] };
  readonly limits: RateLimiter;
  readonly config: { readonly brand: Brand };
}

const CACHE_CONTROL = 'public, max-age=3600';
const QUALITY = 9;
const KEPT_ANSWERS = 1000;

/** Adds both calls. Bad parameters are a 400 problem naming them. */
export function registerSiteLists(app: FastifyInstance, { pages, limits, config: { brand } }: SiteListDeps): void {
  const answers = new LRUCache<string, Promise<PreparedBody>>({ max: KEPT_ANSWERS });
  const send = async (request: FastifyRequest, reply: FastifyReply, parsed: Result<ListRequest, ProblemField[]>): Promise<FastifyReply> => {
    if (!(await takeOrRefuse({ limits }, 'cachedAnswers', request, reply))) return reply;
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const { name, make } = parsed.value;
    const body = answers.get(name) ?? prepareBody(JSON.stringify(make()), QUALITY);
    answers.set(name, body);
    return sendPrepared(request, reply, await body, CACHE_CONTROL);
  };

  app.get('/api/links', async (request, reply) => {
    const parsed = readLocalizedQuery(request.url, []);
    return send(
      request,
      reply,
      parsed.ok ? ok({ name: `links ${parsed.value.locale}`, make: () => linkLists(parsed.value.locale, brand) }) : parsed,
    );
  });

  app.get('/api/banner', async (request, reply) => send(request, reply, readBanner(request.url)));

  function readBanner(url: string): Result<ListRequest, ProblemField[]> {
    const parsed = readLocalizedQuery(url, ['pageurl']);
    if (!parsed.ok) return parsed;
    const { locale, values } = parsed.value;
    const { pageurl } = values;
    if (pageurl === undefined) return ok({ name: `banners ${locale}`, make: () => allBanners(locale) });
    const match = matchRoute(pageurl);
    const banner = match && bannerOf(match, brand);
    if (!banner) return err([{ name: 'pageurl', detail: 'must be the path of a page with a banner' }]);
    return ok({ name: `banner ${banner.Pageurl}`, make: () => [banner] });
  }

  function allBanners(locale: Locale): readonly BannerWire[] {
    return pages.paths.flatMap((path) => {
      const match = matchRoute(path);
      const banner = match?.locale === locale ? bannerOf(match, brand) : null;
      return banner ? [banner] : [];
    });
  }
}

interface ListRequest {
  /** Equal for equal answers. */
  readonly name: string;
  readonly make: () => unknown;
}
