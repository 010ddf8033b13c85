/** The bank's check: two buttons; the page is notified only that it is over, and asks the gateway how it went. */
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { post, tell } from '../../framed/parentPage';

export function startChallenge(form: HTMLFormElement): void {
  const { challenge: challengeId = '', open, failed = '' } = form.dataset;
  const finished = (): void => tell({ source: FIELDS_SOURCE, type: 'challenge_finished', challengeId });
  if (open !== 'true') return finished();
  const buttons = [...form.querySelectorAll('button')];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'fail';
    for (const b of buttons) b.disabled = true;
    void post(window.location.pathname, { answer }).then((reply) => {
      // 404: answered before, in another window; the gateway knows how
      if (reply?.status === 200 || reply?.status === 404) return finished();
      for (const b of buttons) b.disabled = false;
      const say = form.querySelector('[role=alert]');
      if (say) say.textContent = failed;
    });
  });
  buttons[0]?.focus();
}
