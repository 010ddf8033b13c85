import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const OPTIONS = [{ value: 'refund', text: 'A refund' }];

function Form({ onSent }: { onSent: (values: readonly string[]) => void }) {
  const [email, setEmail] = useState('');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  return (
    <form onSubmit={(event) => (event.preventDefault(), onSent([email, subject, text]))}>
      <TextField id="email" label="Email" value={email} onChange={setEmail} />
      <SelectField id="subject" label="Subject" choose="Choose" options={OPTIONS} value={subject} onChange={setSubject} />
      <TextArea id="text" label="Message" rows={3} value={text} onChange={setText} />
      <button>Send</button>
    </form>
  );
}

test('what was typed before a form was taken over is sent with it', async () => {
  const onSent = jest.fn();
  document.body.innerHTML = `<div id="root">${renderToString(<Form onSent={onSent} />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const values = ['maria@example.com', 'refund', 'Two tickets'];
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  fields.forEach((field, index) => (field.value = values[index] ?? ''));
  await act(async () => void hydrateRoot(root, <Form onSent={onSent} />));
  await act(async () => root.querySelector('button')?.click());
  expect(onSent).toHaveBeenCalledWith(values);
  expect(fields.map((field) => field.value)).toEqual(values);
});
