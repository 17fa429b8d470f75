#!/usr/bin/env bash
# Cuts the page's two typefaces down to what it needs, into web/src/fonts, with their licences. Only to be run again when
# a face or the letters in use change: the result is committed.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$PWD/web/src/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Latin letters, figures, and the signs that the messages use; everything else is the system's own face.
letters='U+0020-007E,U+00A0,U+00B7,U+00C0-00FF,U+2013,U+2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212'

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet fonttools==4.68.0 brotli==1.2.1 opentype-feature-freezer==1.32.2
for face in vollkorn inter; do
  (cd "$work" && tar xzf "$(npm pack --silent "@fontsource-variable/$face@5.3.0")")
  file="$work/package/files/$face-latin-wght-normal.woff2"
  # Names and counts are all of one weight, so the serif needs no axis; the sans is set from regular to bold.
  weights=400:700
  [ "$face" = inter ] || weights=640
  "$work/venv/bin/fonttools" varLib.instancer --quiet "$file" "wght=$weights" --output "$work/$face.woff2"
  file="$work/$face.woff2"
  # Vollkorn's figures hang below the line unless asked; every `font` in a style sheet would have to ask again.
  if [ "$face" = vollkorn ]; then
    "$work/venv/bin/pyftfeatfreeze" --features lnum "$file" "$work/$face.ttf" 2>/dev/null
    file="$work/$face.ttf"
  fi
  "$work/venv/bin/pyftsubset" "$file" --unicodes="$letters" --layout-features=kern,tnum --no-hinting \
    --flavor=woff2 --output-file="$out/$face.woff2"
  cp "$work/package/LICENSE" "$out/$face-OFL.txt"
  rm -r "$work/package"
done
