// A file input, with the reason if a file cannot be opened.
interface Props {
  id: string;
  label: string;
  accept: string;
  read: (file: File) => void;
  refused: string | null;
}

/** The field. */
export function FileField({ id, label, accept, read, refused }: Props) {
  return (
    <>
      <div class="field">
        <label for={id}>{label}</label>
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) read(file);
          }}
        />
      </div>
      {refused && (
        <p class="problem" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
