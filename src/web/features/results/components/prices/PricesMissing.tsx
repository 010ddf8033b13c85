import { useMessages, useTripWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';

/** In place of prices that could not be had: why, and a way on. */
export function PricesMissing({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { common } = useMessages();
  const { problems } = useTripWords();
  return (
    <div className="cluster pricing__missing" role="alert">
      <p>{problems.network}</p>
      <button {...removes('missing prices')} className="btn btn--line" type="button" onClick={onTryAgain}>
        {common.tryAgain}
      </button>
    </div>
  );
}
