import '../comments.css';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Thread } from '#core/domain/site/comments';
import { useEnquiryWords, useLocale } from '#web/platform/sent/messages';
import { useLeadOn } from '#web/ui/leadOn';
import { removes } from '#web/ui/removes';
import { useComments } from '../comments.hooks';
import type { ShownComment } from '../comments.hooks';
import { CommentForm } from './CommentForm';

/** What readers wrote, always as plain text, and the form for the next one. */
export function Comments({ slug }: { readonly slug: string }) {
  const { comment: words } = useEnquiryWords();
  const { count, threads, hasMore, showMore, isFailed, again } = useComments(slug);
  const [list, leadOn] = useLeadOn<HTMLOListElement>(threads.length);
  const [answered, setAnswered] = useState<number | null>(null);
  const thread: ThreadProps = {
    slug,
    answered,
    toggle: (id) => setAnswered(answered === id ? null : id),
  };
  return (
    <>
      {isFailed ? (
        <p role="alert">
          {words.failed}{' '}
          <button {...removes('missing comments')} className="btn btn--line" type="button" onClick={again}>
            {words.again}
          </button>
        </p>
      ) : null}
      {count === null ? null : <p className="comments__count">{count === 0 ? words.none : words.count(count)}</p>}
      <Threads threads={threads} above={null} list={list} {...thread} />
      {hasMore ? (
        <button
          className="btn btn--line comments__more"
          type="button"
          onClick={() => {
            leadOn();
            showMore();
          }}
        >
          {words.more}
        </button>
      ) : null}
      <CommentForm slug={slug} to={null} />
    </>
  );
}

interface ThreadProps {
  readonly slug: string;
  /** The comment below which a form is open. */
  readonly answered: number | null;
  readonly toggle: (id: number) => void;
}

interface ThreadsProps extends ThreadProps {
  readonly threads: readonly Thread<ShownComment>[];
  /** Whom these answer. */
  readonly above: string | null;
  readonly list?: Ref<HTMLOListElement>;
}

function Threads({ threads, above, list, ...shared }: ThreadsProps) {
  if (threads.length === 0) return null;
  return (
    <ol ref={list} className="comments__list">
      {threads.map(({ comment, replies }) => (
        <li key={comment.id}>
          <Comment comment={comment} above={above} {...shared} />
          <Threads threads={replies} above={comment.name} {...shared} />
        </li>
      ))}
    </ol>
  );
}

function Comment({
  comment,
  above,
  slug,
  answered,
  toggle,
}: ThreadProps & { readonly comment: ShownComment; readonly above: string | null }) {
  const { comment: words } = useEnquiryWords();
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const { id, name, message, lang, at, takesReplies } = comment;
  if (name === null || message === null) return <p className="comments__removed">{words.removed}</p>;
  const day = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'long' }).format(new Date(at));
  const isAnswered = answered === id;
  const cancel = (): void => {
    toggle(id);
    opener.current?.focus();
  };
  return (
    <article id={`comment-${String(id)}`} className="comments__one" aria-labelledby={`comment-${String(id)}-by`}>
      <p className="cluster comments__by" id={`comment-${String(id)}-by`}>
        <b dir="auto">{name}</b> {above === null ? null : <span dir="auto">{words.inReplyTo(above)}</span>} <time dateTime={at}>{day}</time>
      </p>
      <p className="comments__text" dir="auto" lang={lang === null || lang === locale ? undefined : LANGUAGE_TAG[lang]}>
        {message}
      </p>
      {takesReplies ? (
        <button
          ref={opener}
          className="comments__reply"
          type="button"
          aria-expanded={isAnswered}
          aria-label={words.replyTo(name)}
          onClick={() => toggle(id)}
        >
          {words.reply}
        </button>
      ) : null}
      {isAnswered ? <CommentForm slug={slug} to={{ id, name, cancel }} /> : null}
    </article>
  );
}
