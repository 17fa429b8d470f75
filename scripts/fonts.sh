#!/usr/bin/env bash
# Cuts the page's two typefaces down to what it needs, into web/src/fonts, with their licences. Only to be run again when
# a face or the letters in use change: the result is committed.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$PWD/web/src/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Latin letters, figures, and the signs that the messages use; everything else is the system's own face.
letters='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2032-2033,U+2039-203A,U+2190-2193,U+2212'

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet fonttools==4.68.0 brotli==1.2.1 opentype-feature-freezer==1.32.2
for face in vollkorn inter; do
  (cd "$work" && tar xzf "$(npm pack --silent "@fontsource-variable/$face@5.3.0")")
  file="$work/package/files/$face-latin-wght-normal.woff2"
  # Names and counts are all of one weight, so the serif needs no axis.
  if [ "$face" = vollkorn ]; then
    "$work/venv/bin/fonttools" varLib.instancer --quiet "$file" wght=640 --output "$work/$face.woff2"
    # Its figures hang below the line unless asked; every `font` in a style sheet would have to ask again.
    "$work/venv/bin/pyftfeatfreeze" --features lnum "$work/$face.woff2" "$work/$face.ttf" 2>/dev/null
    file="$work/$face.ttf"
  fi
  "$work/venv/bin/pyftsubset" "$file" --unicodes="$letters" --layout-features=kern,liga,lnum,tnum,mark,mkmk,ccmp,locl \
    --flavor=woff2 --output-file="$out/$face.woff2"
  cp "$work/package/LICENSE" "$out/$face-OFL.txt"
  rm -r "$work/package"
done
