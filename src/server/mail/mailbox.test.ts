import { mailboxOf } from './mailbox';

it.each([
  ['ana.ruiz@gmail.com', 'anaruiz@gmail.com'],
  ['A.N.A.R.U.I.Z@GMail.com', 'anaruiz@gmail.com'],
  ['anaruiz+trips@googlemail.com', 'anaruiz@gmail.com'],
  [' a.naruiz+a+b@gmail.com. ', 'anaruiz@gmail.com'],
  ['ana.ruiz@acme.example', 'ana.ruiz@acme.example'],
  ['Ana.Ruiz+1@Outlook.com', 'ana.ruiz@outlook.com'],
  ['ana.ruiz@hotmail.com', 'ana.ruiz@hotmail.com'],
  ['ana@me.com', 'ana@icloud.com'],
  ['ana+bag@mac.com', 'ana@icloud.com'],
  ['ana.ruiz@icloud.com', 'ana.ruiz@icloud.com'],
  ['ana-shop@yahoo.com', 'ana@yahoo.com'],
  ['ana-shop@yahoo.co.uk', 'ana@yahoo.co.uk'],
  ['ana.ruiz@yahoo.com', 'ana.ruiz@yahoo.com'],
  ['ana-ruiz@example.com', 'ana-ruiz@example.com'],
  ['a.n-a_ruiz@protonmail.com', 'anaruiz@proton.me'],
  ['anaruiz@pm.me', 'anaruiz@proton.me'],
  ['ana.ruiz@yandex.ru', 'anaruiz@yandex.com'],
  ['ana-ruiz@ya.ru', 'anaruiz@yandex.com'],
  ['shop@ana.fastmail.com', 'ana@fastmail.com'],
  ['ana+shop@fastmail.com', 'ana@fastmail.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['ana@MÜLLER.example', 'ana@xn--mller-kva.example'],
  ['ａｎａ@gmail.com', 'ana@gmail.com'],
  ['ana@notgmail.com', 'ana@notgmail.com'],
  ['a.na@gmail.com.example', 'a.na@gmail.com.example'],
  ['-@yahoo.com', '-@yahoo.com'],
  ['no address', 'no address'],
])('%s is read at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
