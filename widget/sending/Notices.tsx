import { isFailure } from "../domain/wording/en.ts";
import { Toast } from "../parts/Toast.tsx";
import { useActions, useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";

/**
 * The store's notice as a toast. A component of its own, so that only it renders anew.
 *
 * @param props.isInDialog whether it stands in an open dialog
 */
export function Notices({ isInDialog = false }: { isInDialog?: boolean }) {
  const wording = useResultsWording();
  const toast = useContact((state) => state.toast);
  const { dismiss } = useActions();
  return (
    <Toast
      isInDialog={isInDialog}
      toast={
        toast && { ...toast, ...wording.toast(toast.notice), failure: isFailure(toast.notice) }
      }
      dismissText={wording.dismiss}
      onDismiss={dismiss}
    />
  );
}
