import { useRouter } from '@tanstack/react-router';
import { uploads } from './uploads';

/** Sends documents; a single one opens once it is read, where the person has stayed with the list. */
export function useSendDocuments(): (files: readonly File[]) => Promise<void> {
  const router = useRouter();
  return async (files) => {
    const from = router.state.location.pathname;
    const [id, ...others] = await uploads.begin(files);
    const isHere = from === '/app' && router.state.location.pathname === from;
    if (id !== undefined && others.length === 0 && isHere) await router.navigate({ to: '/app/extractions/$id', params: { id } });
  };
}
