"""`python -m demo.pictures.making [name ...]` draws all pictures again, or the named ones, two at a time."""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image

from .motifs.mark import svg
from .scenes import bench, coast, emblem, geometry, highlands, landscapes, map, nature, people, wood_effects
from .scenes.workshop import room

FOLDER = Path(__file__).parent.parent / "files"
MAX_QUALITY, MIN_QUALITY = 82, 72
ROOM = 228_000
"""Bytes a picture may take before it is pressed harder; the busiest grain stays above it all the same."""

DRAWN = {
    "hero": landscapes.estuary,
    "journal-figure": bench.reading_the_figure,
    "journal-glue": bench.glue_and_brush,
    "journal-sunburst": geometry.thirty_two_rays,
    "journal-blocks": geometry.tumbling_blocks,
    "journal-sharp": bench.sharp_enough,
    "journal-kingfisher": nature.kingfisher_panel,
    "journal-sand": wood_effects.hot_sand,
    "journal-herringbone": geometry.herringbone_floor,
    "journal-compass": geometry.compass_rose,
    "journal-swallows": nature.swallows,
    "journal-oak": wood_effects.silver_grain,
    "journal-lighthouse": coast.harbour_light,
    "gallery-moonlight": landscapes.moonlit_hills,
    "gallery-birches": highlands.birches,
    "gallery-fans": geometry.deco_fan,
    "gallery-stars": geometry.eight_fold_star,
    "gallery-flowers": nature.flowers,
    "gallery-owl": nature.barn_owl,
    "gallery-shoal": nature.shoal,
    "gallery-quay": coast.quayside,
    "course-first-cuts": bench.first_cuts,
    "course-sunburst": geometry.sunburst_course,
    "course-parquetry": geometry.seven_point_block,
    "course-landscape": highlands.mountains,
    "teacher-maud": people.founder,
    "teacher-idris": people.cabinetmaker,
    "teacher-noor": people.drawer,
    "workshop-bench": bench.workbench,
    "workshop-room": room.north_light,
    "map": map.the_way_here,
    "film-poster": bench.the_cut,
}


def draw(name: str) -> str:
    image: Image.Image = DRAWN[name]()
    path = FOLDER / f"{name}.jpg"
    for quality in range(MAX_QUALITY, MIN_QUALITY - 1, -2):
        image.save(path, quality=quality, progressive=True, optimize=True)
        if path.stat().st_size <= ROOM:
            break
    return f"{path.name}  {image.width} x {image.height}  {path.stat().st_size // 1000} kB"


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "logo.svg").write_text(svg())
    emblem.medallion().quantize(256, method=Image.Quantize.FASTOCTREE).save(FOLDER / "logo.png", optimize=True)
    with ProcessPoolExecutor(2) as pool:
        for line in pool.map(draw, names or DRAWN):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
