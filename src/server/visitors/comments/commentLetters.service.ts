/**
 * Letters about comments (content.45): to their writers in the language of the page, to the agency in English. The receipt has fixed words: what
 * no editor has seen goes to no address that somebody typed.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isArticleSlug } from '#core/content/blog/articleSlugs';
import type { Brand } from '#core/content/brand';
import { articleHeading } from '#core/content/blog/articles';
import { href } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { formMailWords, onLetterhead } from '../../mail/letterhead';
import type { CommentLetterKind } from '../../mail/mailStates';
import type { Block } from '../../mail/sheet/sheet';
import type { Letter } from '../../mail/transport';
import { commentById, commentOf } from './comments.repository';
import type { StoredComment } from './comments.repository';

export interface CommentLettersDeps {
  readonly db: NodePgDatabase;
  readonly brand: Brand;
  /** Of the site, without a slash at the end. */
  readonly origin: () => string;
}

export function createCommentLetters({ db, brand, origin }: CommentLettersDeps) {
  const headingOf = ({ article }: StoredComment, locale: Locale): string =>
    isArticleSlug(article) ? articleHeading(article, locale) : article;

  /** To the article, at the comment. */
  const linkTo = ({ article, id }: StoredComment, locale: Locale): string =>
    `${origin()}${href('blogPost', locale, { slug: article })}#comment-${String(id)}`;

  function received(comment: StoredComment): Letter {
    const words = formMailWords(comment.locale);
    const blocks: readonly Block[] = [
      { kind: 'strong', text: words.comment.receivedText },
      {
        kind: 'facts',
        rows: [
          [words.facts.request, comment.reference],
          [words.comment.article, headingOf(comment, comment.locale)],
        ],
      },
    ];
    return toWriter(comment, words.comment.receivedSubject(comment.reference), blocks, words.why.form);
  }

  function forAgency(comment: StoredComment): Letter {
    const words = formMailWords('en');
    const { facts } = words;
    const { reference, name, email, locale, message } = comment;
    const blocks: readonly Block[] = [
      {
        kind: 'facts',
        rows: [
          [facts.request, reference],
          [words.comment.article, headingOf(comment, 'en')],
          [facts.name, name],
          [facts.email, email],
          [facts.language, locale === 'es' ? 'Spanish' : 'English'],
        ],
      },
      { kind: 'text', text: message },
      { kind: 'note', text: words.comment.decide(reference) },
    ];
    const text = onLetterhead(brand, 'en', { subject: words.comment.agencySubject(reference), blocks, why: words.why.agency });
    return { to: brand.email, replyTo: email, ...text, attachments: [] };
  }

  function published(comment: StoredComment): Letter | null {
    if (comment.state !== 'approved') return null;
    const words = formMailWords(comment.locale);
    const heading = headingOf(comment, comment.locale);
    const blocks: readonly Block[] = [
      { kind: 'text', text: words.greeting(comment.name) },
      { kind: 'strong', text: words.comment.publishedText(heading) },
      { kind: 'link', label: words.comment.open, href: linkTo(comment, comment.locale) },
    ];
    return toWriter(comment, words.comment.publishedSubject(heading), blocks, words.why.form);
  }

  /** To whoever was answered; null where either of both was taken away meanwhile. */
  async function answered(reply: StoredComment): Promise<Letter | null> {
    const comment = reply.parentId === null ? null : await commentById(db, reply.parentId);
    if (!comment?.wantsReplies || comment.state !== 'approved' || reply.state !== 'approved') return null;
    const words = formMailWords(comment.locale);
    const heading = headingOf(comment, comment.locale);
    const blocks: readonly Block[] = [
      { kind: 'text', text: words.greeting(comment.name) },
      { kind: 'strong', text: words.comment.answeredText(reply.name, heading) },
      { kind: 'text', text: reply.message },
      { kind: 'link', label: words.comment.open, href: linkTo(reply, comment.locale) },
    ];
    return { ...toWriter(comment, words.comment.answeredSubject(heading), blocks, words.comment.whyAnswered), replyTo: brand.email };
  }

  const toWriter = ({ email, locale }: StoredComment, subject: string, blocks: readonly Block[], why: string): Letter => ({
    to: email,
    ...onLetterhead(brand, locale, { subject, blocks, why }),
    attachments: [],
  });

  return {
    /** Null where there is nothing to say any more. */
    async letterOf({ kind, aboutId }: { readonly kind: CommentLetterKind; readonly aboutId: string }): Promise<Letter | null> {
      const comment = await commentOf(db, aboutId);
      if (!comment || comment.state === 'erased') return null;
      switch (kind) {
        case 'comment_received':
          return received(comment);
        case 'comment_agency':
          return forAgency(comment);
        case 'comment_published':
          return published(comment);
        case 'comment_answered':
          return answered(comment);
      }
    },
  };
}
