import { Icon } from '#web/ui/Icon';

/** What went wrong, said aloud as it comes; the focus stays where it is. */
export function Failure({ text }: { text: string }) {
  return (
    <div className="errsum" role="alert">
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  );
}
