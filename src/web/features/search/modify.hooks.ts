import { useDispatch, useSelector } from 'react-redux';
import { modifySearchOpened, selectModifyClick } from './search.slice';

/** `Modify_Click` (search.26) for the results page: whether "Modify search" was opened, and the word that it was. */
export function useModifySearch(): { readonly isOpened: boolean; readonly open: () => void } {
  const dispatch = useDispatch();
  return {
    isOpened: useSelector(selectModifyClick),
    open: () => {
      dispatch(modifySearchOpened());
    },
  };
}
