import { router } from '../router/router.svelte'
import { session } from '../session.svelte'
import type { NameField } from '../ui/name.svelte'
import type { OpenedTable } from '../wire/OpenedTable'

/** Opens a table and goes there to sit down. Whoever has a name keeps it, even if the session came
 * after the page with the field for one. */
export async function openAndSit(
  field: NameField,
  open: () => Promise<OpenedTable>,
): Promise<void> {
  if (!session.player) await session.setName(field.name)
  const { link } = await open()
  session.joining = link
  router.go(`/t/${link}`)
}
