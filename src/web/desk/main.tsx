/** The entry of the desk's program: an application of its own, in a file that travelers never load (decision 181). */
import { configureStore } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { DeskPage } from '#core/contract/desk.schema';
import { LanguageContext, loadMessages } from '#web/platform/sent/messages';
import { deskApi } from './desk.api';
import { DeskApp } from './DeskApp';
import { PageContext } from './page';
import '../ui/styles/primitives.css';
import './workplace.css';

const root = document.getElementById('desk');
const sent = root?.dataset['page'];

if (root !== null && sent !== undefined) {
  // our own server wrote it from the same type
  const page = JSON.parse(sent) as DeskPage;
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (usual) => usual().concat(deskApi.middleware),
  });
  void loadMessages(page.lang).then((messages) =>
    createRoot(root).render(
      <Provider store={store}>
        <LanguageContext value={{ locale: page.lang, messages }}>
          <PageContext value={page}>
            <Suspense>
              <DeskApp />
            </Suspense>
          </PageContext>
        </LanguageContext>
      </Provider>,
    ),
  );
}
